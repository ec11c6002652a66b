import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translateComments } from '@pagewright/markdown'
import type { Plugin } from 'vite'
import { chineseComments } from '../../comments-zh-cn.ts'
import type { SampleProgram } from '../../playground/program.ts'
import { samplesFolder, siteFolder } from '../site-folders.ts'
import { filesOf, sampleProgram } from './sample-program.ts'

const list = join(siteFolder, 'playground/samples/runnable.json')
const prefix = 'virtual:samples'
/** The comments of samples in other languages than English, by the language's tag. */
const translatedComments = { 'zh-CN': chineseComments }

/**
 * Makes the module `virtual:samples`: for each file that "Try it" opens, by its name, a function that loads its program. The programs of a
 * topic are one chunk.
 */
export const samplePrograms: Plugin = {
  name: 'farrow:sample-programs',
  resolveId: (name) => (name === prefix || name.startsWith(`${prefix}/`) ? `\0${name}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null
    const files = JSON.parse(readFileSync(list, 'utf8')) as readonly string[]
    this.addWatchFile(list)
    const topic = id.slice(prefix.length + 2)
    if (topic === '') {
      const entries = files.map((file) => `  ${JSON.stringify(sampleName(file))}: () => import('${prefix}/${topicOf(file)}'),\n`)
      return `export default {\n${entries.join('')}}\n`
    }
    const own = files.filter((file) => topicOf(file) === topic)
    for (const file of own.flatMap(filesOf)) this.addWatchFile(join(samplesFolder, file))
    return `export default {\n${own.map((file) => memberOf(sampleName(file), sampleProgram(file))).join('')}}\n`
  },
}

/** A program under its name, in an object that has it with the comments of the language that the page is in. */
function memberOf(name: string, program: SampleProgram | null): string {
  const [key, code] = [name, program].map((value) => JSON.stringify(value))
  const translated = Object.entries(translatedComments).flatMap(([lang, comments]) => {
    const files = program?.files.map(({ path, text }) => {
      return { path, text: translateComments(text, { file: path, language: 'ts', comments }).code }
    })
    const other = JSON.stringify(program && { ...program, files })
    return other === code ? [] : [`${JSON.stringify(lang)}: ${other}`]
  })
  if (translated.length === 0) return `  ${key}: ${code},\n`
  return `  get ${key}() {\n    return ({ ${translated.join(', ')} })[document.documentElement.lang] ?? ${code}\n  },\n`
}

/** The name of a file's program in `#sample=…`: the file without its ending. */
export function sampleName(file: string): string {
  return file.replace(/\.ts$/, '')
}

function topicOf(file: string): string {
  return file.slice(0, file.indexOf('/'))
}
