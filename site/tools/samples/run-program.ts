import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { compileLine } from './compile-line.ts'
import { readerEnvironment } from './reader-environment.ts'
import type { Topic } from './topic.ts'

/** What a program printed, and how it ended. */
export type ProgramRun = { readonly output: string; readonly errors: string; readonly exitCode: number | null; readonly timedOut: boolean }

/** Runs a program of a topic to its end, in the topic's folder. It is killed after 60 seconds. */
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

/** The options that load TypeScript: tsx if the program or a module of the topic has a dynamic import, else the faster script. */
async function loaderFor(program: string, topic: Topic): Promise<string[]> {
  const sources = [program, ...topic.modules].map((file) => readFileSync(`${topic.folder}/${file}`, 'utf8'))
  return sources.some((source) => /\bimport\(/.test(source)) ? ['--import', 'tsx'] : ['--require', await compileLine(topic.line)]
}
