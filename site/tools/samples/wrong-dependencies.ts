import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { samplesFolder } from '../site-folders.ts'
import { lineTypescript } from './line-typescript.ts'
import type { Topic } from './topic.ts'

/** What is wrong with a topic's dependencies: not the versions of the line, missing, or imported by nothing. */
export function wrongDependencies(topic: Topic): string[] {
  const line = JSON.parse(readFileSync(`${samplesFolder}/${topic.line}/package.json`, 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const installed = line.devDependencies
  const used = usedPackages(topic)
  const wrong = Object.entries(topic.dependencies).filter(([name, version]) => installed[name] !== version)
  const missing = [...used].filter((name) => installed[name] !== undefined && topic.dependencies[name] === undefined)
  return [
    ...wrong.map(([name, version]) => `${name} is ${installed[name] ?? 'not installed'} in ${topic.line}, not ${version}`),
    ...missing.map((name) => `${name} is imported, but not a dependency`),
  ]
}

function usedPackages(topic: Topic): Set<string> {
  const ts = lineTypescript(topic.line)
  const files = [...topic.programs, ...topic.failing, ...topic.modules].filter((file) => !file.endsWith('.d.ts'))
  const names = files.flatMap((file) =>
    ts.preProcessFile(readFileSync(`${topic.folder}/${file}`, 'utf8')).importedFiles.map(({ fileName }) => fileName),
  )
  return new Set(
    names
      .filter((name) => !name.startsWith('.') && !isBuiltin(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  )
}
