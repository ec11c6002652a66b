import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runPagewright } from './run-pagewright.ts'
import { createSite, editFile } from './site-folder.ts'

const root = createSite()
const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, at) => (at * 151) % 256))
const files = { 'small.png': bytes(100), 'large.png': bytes(6000), 'face.woff2': bytes(5000) }

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, 'theme', name), content)
  writeFileSync(
    join(root, 'theme/index.tsx'),
    `import large from './large.png'
import small from './small.png'
import { theme } from './whole.tsx'
const Shell = theme.shell
export default { ...theme, shell: (props) => <Shell {...props}><img src={small} alt="" /><img src={large} alt="" />{props.children}</Shell> }
`,
  )
  writeFileSync(join(root, 'theme/face.css'), "@font-face { font-family: face; src: url('./face.woff2') }\n")
  editFile(join(root, 'theme/whole.tsx'), "import './theme.css'", "import './theme.css'\nimport './face.css'")
  expect(await runPagewright(['build'], { cwd: root })).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

it.each(Object.entries(files))('%s, which the theme imports, is published byte by byte, and documents name its file', (name, content) => {
  const [stem = '', ending = ''] = name.split('.')
  const published = readdirSync(join(root, 'dist/assets')).find((file) => file.startsWith(`${stem}-`) && file.endsWith(ending)) ?? ''
  expect(readFileSync(join(root, 'dist/assets', published)).equals(content)).toBe(true)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain(`/assets/${published}`)
})
