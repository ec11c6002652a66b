import type { SampleProgram } from './program.ts'

const loaded = new Map<string, SampleProgram>()

/**
 * The program of a sample that pages show, e.g. `http-basics/src/hello`. Null if there is none. Rejects when it cannot be fetched.
 */
export async function loadSample(name: string): Promise<SampleProgram | null> {
  const { default: samples } = await import('virtual:samples')
  if (!Object.hasOwn(samples, name)) return null
  const sample = (await samples[name]?.())?.default[name] ?? null
  if (sample !== null) loaded.set(name, sample)
  return sample
}

/** The program of a sample that has been loaded before. */
export function loadedSample(name: string): SampleProgram | null {
  return loaded.get(name) ?? null
}
