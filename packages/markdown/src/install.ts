import { type Directive, isOn } from './directive.ts'
import { escapeText } from './escape.ts'
import { parseFenceMeta } from './fence-meta.ts'
import type { PackageManager, Pass } from './pass.ts'
import { codeFigure } from './render-code.ts'
import { tabPanel } from './tabs.ts'
import { headSpan } from './tree.ts'

type Attributes = Readonly<Record<string, string | null | undefined>>

/** Renders `::install{packages="a b" dev="c"}`: the commands of each package manager of the site, as tabs. */
export function renderInstall({ attributes, node }: Directive, pass: Pass): string {
  const span = headSpan(node, pass.text)
  const all = Object.values(packagesOf(attributes)).flat()
  const wrong = all.find((name) => !/^(@[\w.-]+\/)?[\w.-]+(@[\w.^~*-]+)?$/.test(name))
  if (all.length === 0 || wrong !== undefined) {
    const message = wrong === undefined ? 'The directive "install" names no package' : `"${wrong}" is not the name of a package`
    pass.report('install-invalid', { span, message, hint: 'Write `::install{packages="react react-dom"}`' })
  }
  const panels = pass.packageManagers.map((manager) => {
    const commands = installCommands(attributes, manager)
    const lines = commands.map((command) => {
      const [tool = '', ...rest] = command.split(' ')
      return `<span class="tf">${escapeText(tool)}</span> ${escapeText(rest.join(' '))}`
    })
    return tabPanel({
      label: manager.name,
      value: manager.name,
      html: codeFigure(
        { language: 'bash', code: commands.join('\n'), meta: parseFenceMeta(''), lines, range: null, notes: [], span },
        pass,
      ),
    })
  })
  return `<div class="tabs install" data-group="package-manager">${panels.join('')}</div>\n`
}

/** The commands for an install line: one for what the application needs, and one for what only its development needs. */
export function installCommands(attributes: Attributes, { add, addDev }: Pick<PackageManager, 'add' | 'addDev'>): readonly string[] {
  const { used, development } = packagesOf(attributes)
  return [
    [add, ...used],
    [addDev, ...development],
  ].flatMap((command) => (command.length > 1 ? [command.join(' ')] : []))
}

/** `dev` names packages that only developers need. Without a value it says that all `packages` are such. */
function packagesOf({ packages, dev }: Attributes): { readonly used: readonly string[]; readonly development: readonly string[] } {
  const split = (names: string): readonly string[] => names.split(/\s+/).filter((name) => name !== '')
  const named = split(packages ?? '')
  if (!isOn(dev ?? undefined)) return { used: named, development: [] }
  return dev === '' || dev === 'true' ? { used: [], development: named } : { used: named, development: split(dev ?? '') }
}
