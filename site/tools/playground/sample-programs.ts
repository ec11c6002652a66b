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

/** A program under its name, in an object that has it with Chinese comments while the page is in Chinese. */
function memberOf(name: string, program: SampleProgram | null): string {
  const files = program?.files.map(({ path, text }) => {
    return { path, text: translateComments(text, { file: path, language: 'ts', comments: chineseComments }).code }
  })
  const [key, code, chinese] = [name, program, program && { ...program, files }].map((value) => JSON.stringify(value))
  if (code === chinese) return `  ${key}: ${code},\n`
  return `  get ${key}() {\n    return document.documentElement.lang === 'zh-CN' ? ${chinese} : ${code}\n  },\n`
}

/** The name of a file's program in `#sample=…`: the file without its ending. */
export function sampleName(file: string): string {
  return file.replace(/\.ts$/, '')
}

function topicOf(file: string): string {
  return file.slice(0, file.indexOf('/'))
}
