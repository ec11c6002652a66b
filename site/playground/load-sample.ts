import type { SampleProgram } from './program.ts'

const loaded = new Map<string, SampleProgram>()

/**
 * The program of an example of the playground, or of a sample that pages show, whose name has a slash: `http-basics/src/hello`. Null if there
 * is none. Rejects when it cannot be fetched.
 */
export async function loadSample(name: string): Promise<SampleProgram | null> {
  const sample = name.includes('/') ? await ofPages(name) : (await import('./example-programs.ts')).exampleProgram(name)
  if (sample !== null) loaded.set(name, sample)
  return sample
}

async function ofPages(name: string): Promise<SampleProgram | null> {
  const { default: samples } = await import('virtual:samples')
  return Object.hasOwn(samples, name) ? ((await samples[name]?.())?.default[name] ?? null) : null
}

/** The program of a sample that has been loaded before. */
export function loadedSample(name: string): SampleProgram | null {
  return loaded.get(name) ?? null
}
