import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { lineFolder } from '../site-folders.ts'
import { importedPackages } from './imported-packages.ts'
import { type Line, lines, type Topic } from './topic.ts'

/** Folders beside the topics that are not topics. */
const otherFolders = ['node_modules', 'declarations', '1.12']

/** All topics, or those with the given names, e.g. `http-basics`. Throws for a name without a topic. */
export function listTopics(names: readonly string[] = []): Topic[] {
  const topics = lines.flatMap((line) => {
    const missing = missingPackages(line)
    return topicFolders(line).map((name) => readTopic({ line, name, missing }))
  })
  const unknown = names.filter((name) => !topics.some((topic) => topic.name === name))
  if (unknown.length > 0) throw new Error(`There is no topic ${unknown.join(', ')} in site/samples`)
  return names.length === 0 ? topics : topics.filter(({ name }) => names.includes(name))
}

/** The packages that could not be installed, each with the reason, from the list that `scripts/install-samples.mjs` writes. */
export function missingPackages(line: Line): Readonly<Record<string, string>> {
  const path = `${lineFolder(line)}/node_modules/.missing.json`
  if (!existsSync(path)) throw new Error('The packages of the samples are not installed: run `node scripts/install-samples.mjs`')
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
}

function topicFolders(line: Line): string[] {
  return readdirSync(lineFolder(line), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
    .map(({ name }) => name)
    .sort()
}

function readTopic({ line, name, missing }: { line: Line; name: string; missing: Readonly<Record<string, string>> }): Topic {
  const folder = `${lineFolder(line)}/${name}`
  const sources = sourcesBelow(folder, '')
  const top = sources.filter((file) => !file.includes('/'))
  const failing = top.filter((file) => /\.fails\.tsx?$/.test(file))
  const programs = top.filter((file) => !failing.includes(file))
  const lacking = [...importedPackages(sources.map((file) => `${folder}/${file}`))].find((used) => missing[used] !== undefined)
  return {
    name: line === '2.3' ? name : `${line}/${name}`,
    line,
    folder,
    skipped: lacking === undefined ? null : (missing[lacking] ?? null),
    programs,
    failing,
    modules: sources.filter((file) => !top.includes(file)),
  }
}

function sourcesBelow(folder: string, path: string): string[] {
  return readdirSync(`${folder}/${path}`, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      if (entry.isDirectory()) return sourcesBelow(folder, `${path}${entry.name}/`)
      return /\.tsx?$/.test(entry.name) ? [`${path}${entry.name}`] : []
    })
    .sort()
}
