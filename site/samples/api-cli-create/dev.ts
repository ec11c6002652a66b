import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject, farrow, freePort, until } from './lib/cli'

type Client = typeof import('./generated/todo')

const main = async () => {
  const project = await copyProject(join(__dirname, 'project'))
  const port = await freePort()
  const dev = farrow(project.cwd, ['dev'], { PORT: `${port}` })

  const file = join(project.cwd, 'client', 'todo.ts')
  await until(() => (dev.output().includes('synced') ? true : undefined))
  const written = readFileSync(join(__dirname, 'generated/todo.ts'), 'utf8')
  await until(() =>
    existsSync(file) && readFileSync(file, 'utf8') === written
      ? true
      : undefined,
  )
  console.log('$ npm run dev')
  console.log(dev.output().trim().replaceAll(`:${port}/`, ':3002/'))

  const { createApiClient } = (await import(file)) as Client
  const base = `http://127.0.0.1:${port}/api/todo`
  // #region client
  const client = createApiClient({
    loader: async ({ path, input }) => {
      const response = await fetch(`${base}/${path.join('/')}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(input),
      })
      return response.json()
    },
  })

  const { todos } = await client.add({ text: 'write a test' })
  // #endregion client
  console.log(todos)
  assert.deepEqual(todos, [{ id: 1, text: 'write a test' }])

  dev.child.kill('SIGTERM')
  await dev.done
  await project.remove()
}

main()
