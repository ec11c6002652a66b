import { type Problem, toPlace } from '@pagewright/model'
import { adoptStyles } from '../adopt-styles.ts'

/** An error with the lines of source around its place, drawn by the dev server; null where there are none. */
export type ShownProblem = Problem & { readonly frame: string | null }

const tagName = 'pagewright-problems'

const css = `
:host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 70vh; overflow: auto; font: 14px/1.5 system-ui; }
section { background: #1d1b26; color: #f2f0fa; padding: 12px 20px 20px; border-block-start: 3px solid #ff7a70; }
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
h2 { font-size: 15px; margin: 0; }
button { font: inherit; color: inherit; background: none; border: 1px solid #6d6880; border-radius: 6px; padding: 2px 10px; }
li { margin-block-start: 14px; }
ol { margin: 0; padding-inline-start: 20px; }
.place { color: #ffb3ad; font-family: ui-monospace, monospace; }
pre { margin: 6px 0; padding: 8px 12px; background: #121018; border-radius: 6px; overflow: auto; font: 13px/1.5 ui-monospace, monospace; }
.hint { color: #a6d7ff; }`

/** Shows the problems over the page, in place of those shown before; an empty list takes the overlay away. */
export function showProblems(problems: readonly ShownProblem[]): void {
  document.querySelector(tagName)?.remove()
  if (problems.length === 0) return
  const overlay = document.createElement(tagName)
  const shadow = overlay.attachShadow({ mode: 'open' })
  adoptStyles(css, shadow)
  shadow.append(createPanel(problems, () => overlay.remove()))
  document.body.append(overlay)
}

function createPanel(problems: readonly ShownProblem[], close: () => void): HTMLElement {
  const button = element('button', 'Close')
  button.addEventListener('click', close)
  const header = element('header', element('h2', `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`), button)
  const panel = element('section', header, element('ol', ...problems.map(createItem)))
  panel.role = 'alert'
  return panel
}

function createItem(problem: ShownProblem): HTMLElement {
  const item = element(
    'li',
    classed('div', 'place', `${toPlace(problem)} ${problem.severity} [${problem.code}]`),
    element('div', problem.message),
  )
  if (problem.frame !== null) item.append(element('pre', problem.frame))
  if (problem.hint !== null) item.append(classed('div', 'hint', problem.hint))
  for (const file of problem.related) item.append(classed('div', 'place', file))
  return item
}

function classed(tag: string, className: string, text: string): HTMLElement {
  const created = element(tag, text)
  created.className = className
  return created
}

function element(tag: string, ...children: readonly (Node | string)[]): HTMLElement {
  const created = document.createElement(tag)
  created.append(...children)
  return created
}
