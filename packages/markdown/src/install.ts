import { type Directive, isOn } from './directive.ts'
import { escapeText } from './escape.ts'
import { parseFenceMeta } from './fence-meta.ts'
import type { Pass } from './pass.ts'
import { codeFigure } from './render-code.ts'
import { tabPanel } from './tabs.ts'
import { headSpan } from './tree.ts'

/** Renders `::install{packages="a b" dev}`: the command of each package manager of the site, as tabs. */
export function renderInstall({ attributes, node }: Directive, pass: Pass): string {
  const packages = (attributes['packages'] ?? '').split(/\s+/).filter((name) => name !== '')
  const wrong = packages.find((name) => !/^(@[\w.-]+\/)?[\w.-]+(@[\w.^~*-]+)?$/.test(name))
  if (packages.length === 0 || wrong !== undefined) {
    const message = wrong === undefined ? 'The directive "install" names no package' : `"${wrong}" is not the name of a package`
    pass.report('install-invalid', {
      span: headSpan(node, pass.text),
      message,
      hint: 'Write `::install{packages="react react-dom"}`',
    })
  }
  const panels = pass.packageManagers.map(({ name, add, addDev }) => {
    const command = `${isOn(attributes['dev']) ? addDev : add} ${packages.join(' ')}`
    const [tool = '', ...rest] = command.split(' ')
    const line = `<span class="tf">${escapeText(tool)}</span> ${escapeText(rest.join(' '))}`
    return tabPanel({
      label: name,
      value: name,
      html: codeFigure({ language: 'bash', code: command, meta: parseFenceMeta(''), lines: [line], types: [], position: undefined }, pass),
    })
  })
  return `<div class="tabs install" data-group="package-manager">${panels.join('')}</div>\n`
}
