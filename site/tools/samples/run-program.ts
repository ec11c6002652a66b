import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { compileLine } from './compile-line.ts'
import { readerEnvironment } from './reader-environment.ts'
import type { Topic } from './topic.ts'

/** What a program printed, and how it ended. */
export type ProgramRun = { readonly output: string; readonly errors: string; readonly exitCode: number | null; readonly timedOut: boolean }

/** Runs one program of a topic to its end, with the topic's folder as the current one. */
export async function runProgram(topic: Topic, program: string): Promise<ProgramRun> {
  const child = spawn(process.execPath, [...(await loaderFor(program, topic)), program], {
    cwd: topic.folder,
    env: readerEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    const errors: Buffer[] = []
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, 60_000)
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => errors.push(part))
    child.on('error', reject)
    child.on('close', (exitCode) => {
      clearTimeout(timer)
      resolve({ output: Buffer.concat(output).toString(), errors: Buffer.concat(errors).toString(), exitCode, timedOut })
    })
  })
}

/** tsx itself where a program, or a module that it may load, imports while it runs; else what stands in for it. */
async function loaderFor(program: string, topic: Topic): Promise<string[]> {
  const sources = [program, ...topic.modules].map((file) => readFileSync(`${topic.folder}/${file}`, 'utf8'))
  return sources.some((source) => /\bimport\(/.test(source)) ? ['--import', 'tsx'] : ['--require', await compileLine(topic.line)]
}
