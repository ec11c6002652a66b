import { readdirSync, readFileSync } from 'node:fs'
import { contentFolder } from '../site-folders.ts'

/** The TypeScript files below `site/samples` of which pages show all or a part, but for the playground's own examples. In the order of their names. */
export function shownSamples(): readonly string[] {
  const texts = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => readFileSync(`${contentFolder}/${path}`, 'utf8'))
  const files = texts.flatMap((text) => [...text.matchAll(/^\s*```tsx? .*\bfile="samples\/([^"#]+)/gm)].map(([, file = '']) => file))
  return [...new Set(files)].filter((file) => file.endsWith('.ts') && !/\.fails\.ts$|^1\.12\/|^playground\//.test(file)).sort()
}
