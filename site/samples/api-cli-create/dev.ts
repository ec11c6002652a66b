// uses: create-farrow-app
// uses: farrow
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createLoader } from 'farrow-api-client'
import { create, farrow, freePort, until } from './lib/cli'

const main = async () => {
  const project = await create('my-app', 'farrow-only')
  const port = await freePort()

  // the template listens on 3002, this program on a free port
  for (const name of ['farrow.config.js', 'src/index.ts']) {
    const file = join(project.root, name)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll('3002', `${port}`))
  }
  const file = join(project.root, 'client/todo.ts')
  const names = async () => {
    const text = await readFile(file, 'utf8')
    return [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  }
  console.log('exports of client/todo.ts at first:', await names())

  const dev = farrow(project.root, ['dev'])
  await until(async () =>
    (await names()).includes('createApiClient') ? true : undefined,
  )
  console.log('after the first npm run dev:', await names())

  const { createApiClient } = await import(file)
  const url = `http://127.0.0.1:${port}/api/todo`
  const client = createApiClient({ loader: createLoader(url) })
  const { todos } = await client.addTodo({ content: 'Write a test' })

  console.log(todos.at(-1))
  dev.child.kill('SIGTERM')
  await dev.done
  await project.remove()
}

main()
