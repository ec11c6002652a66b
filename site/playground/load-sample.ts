import type { SampleProgram } from './program.ts'

/**
 * The program of a sample that pages show, e.g. `http-basics/src/hello`. Null if there is none. Rejects when it cannot be fetched.
 */
export async function loadSample(name: string): Promise<SampleProgram | null> {
  const { default: samples } = await import('virtual:samples')
  if (!Object.hasOwn(samples, name)) return null
  return (await samples[name]?.())?.default[name] ?? null
}
