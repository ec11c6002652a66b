// uses: typescript
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const packages = dirname(dirname(require.resolve('typescript/package.json')))
const tsc = join(packages, 'typescript/bin/tsc')

const route = (n: number) => `
http
  .post('/a${n}/<id:int>?<page?:int>', { body: { name: String, n: Int } })
  .use(({ params, query, body }) => {
    const sum: number = params.id + (query.page ?? 0) + body.n
    return Response.json({ sum, name: body.name })
  })
`

// Seconds that the compiler takes for so many routes in one file.
const check = (count: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'farrow-types-'))
  symlinkSync(packages, join(folder, 'node_modules'), 'dir')
  const head = `import { Http, Response } from 'farrow-http'
import { Int } from 'farrow-schema'

const http = Http()
`
  const routes = Array.from({ length: count }, (_, n) => route(n)).join('')
  writeFileSync(join(folder, 'app.ts'), head + routes)
  const options = ['--noEmit', '--strict', '--skipLibCheck']
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler']
  const target = ['--target', 'es2022', '--types', 'node']
  const start = Date.now()
  const args = [tsc, ...options, ...modules, ...target, 'app.ts']
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' })
  const seconds = (Date.now() - start) / 1000
  rmSync(folder, { recursive: true })
  return seconds
}

const counts = process.argv.includes('--figures') ? [1, 100, 500] : [100]
for (const count of counts) {
  const seconds = check(count)
  const exact = process.argv.includes('--figures')
  console.log(`${count} routes: no errors${exact ? ` (${seconds} s)` : ''}`)
}
