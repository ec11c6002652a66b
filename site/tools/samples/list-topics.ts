import { readdirSync, readFileSync } from 'node:fs'
import { samplesFolder } from '../site-folders.ts'
import { type Line, lines, type Topic } from './topic.ts'

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly sample?: { readonly run?: boolean; readonly timeoutMs?: number }
}

const defaultTimeoutMs = 60_000

/** All topics of all lines, or those named as `line-2.3/http-basics`. */
export function listTopics(names: readonly string[] = []): Topic[] {
  const topics = lines.flatMap((line) => topicFolders(line).map((name) => readTopic(line, name)))
  const unknown = names.filter((name) => !topics.some((topic) => topic.name === name))
  if (unknown.length > 0) throw new Error(`There is no topic ${unknown.join(', ')} in ${samplesFolder}`)
  return names.length === 0 ? topics : topics.filter(({ name }) => names.includes(name))
}

function topicFolders(line: Line): string[] {
  return readdirSync(`${samplesFolder}/${line}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .sort()
}

function readTopic(line: Line, name: string): Topic {
  const folder = `${samplesFolder}/${line}/${name}`
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
  const sources = sourcesBelow(folder, '')
  const top = sources.filter((file) => !file.includes('/'))
  const failing = top.filter((file) => /\.fails\.tsx?$/.test(file))
  const programs = manifest.sample?.run === false ? [] : top.filter((file) => !failing.includes(file))
  return {
    name: `${line}/${name}`,
    line,
    folder,
    run: manifest.sample?.run === false ? null : { timeoutMs: manifest.sample?.timeoutMs ?? defaultTimeoutMs },
    dependencies: manifest.dependencies ?? {},
    programs,
    failing,
    modules: sources.filter((file) => !programs.includes(file) && !failing.includes(file)),
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
