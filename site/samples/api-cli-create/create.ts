// uses: create-farrow-app
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create } from './lib/cli'

const templates = ['farrow-only', 'farrow-vite-react', 'farrow-next-react']

const main = async () => {
  for (const template of templates) {
    const project = await create('my-app', template)
    const files = await readdir(project.root)
    const text = await readFile(join(project.root, 'package.json'), 'utf8')

    if (template === templates[0]) {
      console.log(`$ npx create-farrow-app my-app -t ${template}`)
      console.log(project.output.trim())
      console.log()
    }
    console.log(`${template}, named ${JSON.parse(text).name}:`)
    console.log(`  ${files.sort().join('  ')}`)
    await project.remove()
  }
}

main()
