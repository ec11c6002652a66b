import { codeFigure } from './code.ts'
import { type Directive, headSpan } from './directive.ts'
import { escapeText } from './escape.ts'
import { parseFenceMeta } from './fence-meta.ts'
import type { Pass } from './pass.ts'
import { tabPanel } from './tabs.ts'

const managers: readonly { readonly name: string; readonly add: string; readonly dev: string }[] = [
  { name: 'npm', add: 'npm install', dev: 'npm install -D' },
  { name: 'pnpm', add: 'pnpm add', dev: 'pnpm add -D' },
  { name: 'yarn', add: 'yarn add', dev: 'yarn add -D' },
  { name: 'bun', add: 'bun add', dev: 'bun add -d' },
]

/** `::install{packages="a b" dev}`: the line for each package manager, as tabs. */
export function renderInstall({ attributes, node }: Directive, pass: Pass): string {
  const packages = (attributes['packages'] ?? '').split(/\s+/).filter((name) => name !== '')
  const wrong = packages.find((name) => !/^(@[\w.-]+\/)?[\w.-]+(@[\w.^~*-]+)?$/.test(name))
  if (packages.length === 0 || wrong !== undefined) {
    const message = wrong === undefined ? 'The directive "install" names no package' : `"${wrong}" is no package name`
    pass.problems.error('install-invalid', {
      file: pass.file,
      span: headSpan(node, pass),
      message,
      hint: 'Write `::install{packages="farrow-http farrow-schema"}`',
    })
  }
  const panels = managers.map(({ name, add, dev }) => {
    const command = `${attributes['dev'] === undefined ? add : dev} ${packages.join(' ')}`
    const [tool = '', ...rest] = command.split(' ')
    const line = `<span class="tf">${escapeText(tool)}</span> ${escapeText(rest.join(' '))}`
    return tabPanel({
      label: name,
      value: name,
      html: codeFigure({ language: 'bash', code: command, meta: parseFenceMeta(''), lines: [line], types: [] }, pass),
    })
  })
  return `<div class="tabs install" data-group="package-manager">${panels.join('')}</div>\n`
}
