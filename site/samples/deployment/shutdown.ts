// uses: farrow
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject, freePort, run, until } from './lib/project'

const cli = 'node_modules/farrow/bin/scripts.js'

const ask = async (url: string) => {
  const response = await fetch(url)
  return `${response.status} ${await response.text()}`
}

const stopWhileWorking = async (folder: string, args: string[]) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: `${port}`, HOST: '127.0.0.1', STOP_DELAY: '400' }
  const app = run(folder, args, env)
  await until(async () => (await fetch(`${url}/health/live`)).ok)
  console.log('  before:', await ask(`${url}/health/ready`))

  const done: string[] = []
  const report = ask(`${url}/report`).then(
    (text) => done.push(`the report arrived: ${text}`),
    () => done.push('the report was cut off'),
  )
  const exited = app.exited.then(([code, signal]) => {
    done.push(`the process ended with ${code ?? signal}`)
  })

  await new Promise((resolve) => setTimeout(resolve, 150))
  app.signal('SIGTERM')
  await until(async () => (await fetch(`${url}/health/ready`)).status === 503)
  console.log('  after the signal:', await ask(`${url}/health/ready`))

  await Promise.all([report, exited])
  for (const line of done) console.log(`  ${line}`)
  app.end()
}

const main = async () => {
  const folder = await copyProject(join(__dirname, 'project'))
  await run(folder, [cli, 'build']).exited

  console.log('node dist/index.js')
  await stopWhileWorking(folder, ['dist/index.js'])
  console.log('farrow start')
  await stopWhileWorking(folder, [cli, 'start'])

  await rm(folder, { recursive: true, force: true })
}

main()
