// Makes and records samples.
//   npm run sample new <topic>            makes a topic with a first program
//   npm run sample record [<topic> …]     runs and type-checks topics (all if none is named) and records their outputs and types
//   npm run sample try                    runs the samples of all pages in a browser, and lists those that the playground can open
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { recordRunnable } from './playground/record-runnable.ts'
import { createQueue } from './samples/create-queue.ts'
import { createTypeReporter } from './samples/create-type-reporter.ts'
import { findRecordings } from './samples/find-recordings.ts'
import { listTopics } from './samples/list-topics.ts'
import { recordingOf, writeRecording } from './samples/recorded.ts'
import { runProgram } from './samples/run-program.ts'
import type { Topic } from './samples/topic.ts'
import { unlistedPackages } from './samples/unlisted-packages.ts'
import { samplesFolder } from './site-folders.ts'

const firstProgram = `import { Http, Response } from 'farrow-http'

const http = Http({ logger: false })

http.get('/hello/<name:string>').use(({ params }) => {
  return Response.json({ message: \`Hello, \${params.name}\` })
})

const server = http.listen(0, async () => {
  const { port } = server.address() as { port: number }
  const response = await fetch(\`http://localhost:\${port}/hello/Ada\`)
  console.log(response.status, await response.text())
  server.close()
})
`

const [command, ...names] = process.argv.slice(2)
try {
  if (command === 'new' && names.length === 1) makeTopic(names[0] as string)
  else if (command === 'record') await recordTopics(names)
  else if (command === 'try' && names.length === 0) await recordRunnable()
  else throw new Error('Write `npm run sample new <topic>`, `npm run sample record [<topic> …]` or `npm run sample try`.')
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function makeTopic(name: string): void {
  if (!/^(?:1\.12\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" cannot be the name of a topic: write lower-case words with hyphens, e.g. http-cookies.`)
  const folder = `${samplesFolder}/${name}`
  if (existsSync(folder)) throw new Error(`There is a topic ${name} already, in site/samples/${name}.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/hello.ts`, firstProgram)
  console.log(`site/samples/${name}/hello.ts is a first program. Edit it, then run \`npm run sample record ${name}\`.`)
  console.log(`A page shows it with a fence: \`\`\`ts file="samples/${name}/hello.ts"`)
}

async function recordTopics(names: readonly string[]): Promise<void> {
  const enqueue = createQueue(2)
  const reportTypes = createTypeReporter()
  for (const topic of listTopics(names)) await record(topic, { enqueue, reportTypes })
}

type Recorder = { readonly enqueue: ReturnType<typeof createQueue>; readonly reportTypes: ReturnType<typeof createTypeReporter> }

async function record(topic: Topic, { enqueue, reportTypes }: Recorder): Promise<void> {
  const { errors, recordings } = reportTypes(topic)
  for (const error of errors) fail(`${topic.name}: ${error}`)
  for (const name of unlistedPackages(topic)) fail(`${topic.name}: ${name} is imported, but site/samples/package.json does not list it`)
  if (topic.skipped !== null) return console.log(`${topic.name}: not recorded, because ${topic.skipped}`)
  const printed = await Promise.all(topic.programs.map((program) => enqueue(() => print(topic, program))))
  const all = new Map([...printed.flat(), ...recordings])
  for (const [file, text] of all) {
    if (writeRecording(topic, { file, text })) console.log(`${topic.name}/${file}`)
  }
  if (printed.some((files) => files.length === 0)) return
  for (const file of findRecordings(topic).filter((path) => !all.has(path))) {
    rmSync(`${topic.folder}/${file}`)
    console.log(`${topic.name}/${file}: deleted, because it belongs to no program`)
  }
}

async function print(topic: Topic, program: string): Promise<[string, string][]> {
  const { output, errors, exitCode, timedOut } = await runProgram(topic, program)
  if (exitCode === 0) return [[recordingOf(program, 'out.txt'), output]]
  fail(`${topic.name}/${program} ${timedOut ? 'did not end in time' : `ended with exit code ${exitCode}`}\n${errors}`)
  return []
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
