// uses: create-farrow-app
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { build } from 'vite'
import { create } from './lib/cli'
import { greet } from './lib/greet'

const main = async () => {
  const { root, remove } = await create('my-app', 'farrow-vite-react')
  const bundle = async () => {
    try {
      await build({ root, configFile: false, logLevel: 'silent' })
      return 'built'
    } catch (error) {
      return (error as Error).message.replace(/\S*\/?src\//g, 'src/')
    }
  }
  // what `farrow dev` writes
  await writeFile(join(root, 'src/api/greet.ts'), codegen(toJSON({ greet })))
  console.log('as scaffolded:', await bundle())

  const app = join(root, 'src/App.tsx')
  const text = await readFile(app, 'utf8')
  await copyFile(join(__dirname, 'mend/client.ts'), join(root, 'src/client.ts'))
  await writeFile(app, text.replace("'./api/greet'", "'./client'"))
  console.log('mended:', await bundle())
  await remove()
}

main()
