// Makes and records samples.
//   npm run sample new <topic>            makes a topic with a first program
//   npm run sample record [<topic> …]     runs and type-checks topics (all if none is named) and records their outputs and types
//   npm run sample try                    runs the samples of all pages in a browser, and lists those that the playground can open
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
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
  else if (command === 'record') await (await import('./samples/record-topics.ts')).recordTopics(names, fail)
  else if (command === 'try' && names.length === 0) await (await import('./playground/record-runnable.ts')).recordRunnable()
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

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
