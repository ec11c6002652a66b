import { readFileSync } from 'node:fs'
import type { Code, List, ListItem, Nodes } from 'mdast'
import { cutRegion, parseFenceMeta, plainText } from '../../content/markdown.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import type { Page } from '../../content/page.ts'
import { siteFolder } from '../../site-folders.ts'
import { type PlacedNode, placeNodes } from './place-nodes.ts'
import { readExchanges } from './read-exchanges.ts'
import type { TutorialStep } from './tutorial-step.ts'

/**
 * The steps that a page of the tutorial asks a reader to take, with the results that it shows, in order:
 * - A block with a file name as its title is the whole text of that file. In a step of the page, the reader writes the file. Before
 *   the steps, the block shows a file that a later step writes; that step names the file in code. After the steps, it shows a file
 *   that has to exist by then.
 * - A block with a title in the language `diff` changes a part of the file.
 * - A block in the language `bash` is run line by line. Ctrl+C, written as keys, stops the server.
 * - A block in the language `text` is a result: in a step always, elsewhere if it is a recording. Before the steps, it shows a
 *   result at their end. Below a program without a file name, it is the output of that program and not a step.
 * - A file tree is the content of the folder.
 */
export function readSteps(page: Pick<Page, 'root'>): TutorialStep[] {
  const shown = new Map<string, TutorialStep>()
  const early: TutorialStep[] = []
  const steps: TutorialStep[] = []
  const nodes = placeNodes(page.root)
  for (const [index, placed] of nodes.entries()) {
    const { node, place } = placed
    if (place === 'after' && nodes[index - 1]?.place === 'inside') steps.push(...early.splice(0))
    if (node.type === 'listItem' && place === 'inside') steps.push(...takeNamed(node, shown))
    for (const step of stepsOf(placed)) {
      if (place !== 'before') steps.push(step)
      else if (step.kind === 'write') shown.set(step.file, step)
      else if (step.kind === 'exchange' || step.kind === 'output') early.push(step)
      else steps.push(step)
    }
  }
  const [left] = [...shown.values(), ...early]
  if (left !== undefined) throw new Error(`Line ${left.line}: no step of the page leads to this block`)
  return steps
}

function stepsOf({ node, previous, place }: PlacedNode): TutorialStep[] {
  const line = node.position?.start.line ?? 0
  if (node.type === 'paragraph') return pressesCtrlC(node) ? [{ kind: 'stop', line }] : []
  if (node.type === 'containerDirective' && node.name === 'file-tree') {
    const files = nodesOf(node, 'list').slice(0, 1).flatMap(filesOf)
    return [{ kind: 'list', line, files: files.map((file) => file.replace(/^[^/]+\//, '')) }]
  }
  return node.type === 'code' ? stepsOfFence(node, { line, previous, place }) : []
}

function stepsOfFence(fence: Code, { line, previous, place }: Pick<PlacedNode, 'previous' | 'place'> & { line: number }): TutorialStep[] {
  const { file: source, region, title: file } = parseFenceMeta(fence.meta ?? '')
  const text = source === null ? fence.value : readSample(source, { region, isWhole: file !== null })
  if (file !== null && fence.lang === 'diff') return [{ kind: 'change', line, file, ...readDiff(text) }]
  if (file !== null) return [{ kind: place === 'after' ? 'find' : 'write', line, file, text }]
  if (fence.lang === 'bash') return [{ kind: 'run', line, commands: text.replaceAll(/ *\\\n */g, ' ').split('\n') }]
  const isRecorded = source?.endsWith('.out.txt') ?? place === 'inside'
  if (fence.lang !== 'text' || !isRecorded || isProgram(previous)) return []
  const exchanges = readExchanges(text)
  return [exchanges === null ? { kind: 'output', line, text } : { kind: 'exchange', line, exchanges }]
}

/** The files that a step names and that were shown before the steps. They are removed from `shown`. */
function takeNamed(item: ListItem, shown: Map<string, TutorialStep>): TutorialStep[] {
  if (nodesOf(item, 'code').some(({ meta }) => parseFenceMeta(meta ?? '').title !== null)) return []
  const named = nodesOf(item, 'inlineCode').flatMap(({ value }) => shown.get(value) ?? [])
  for (const [file, step] of shown) if (named.includes(step)) shown.delete(file)
  return named.map((step) => ({ ...step, line: item.position?.start.line ?? 0 }))
}

function readSample(source: string, { region, isWhole }: { region: string | null; isWhole: boolean }): string {
  if (isWhole && region !== null) throw new Error(`${source}#${region}: a step shows a whole file, or a diff`)
  const cut = cutRegion(readFileSync(`${siteFolder}/${source}`, 'utf8'), region)
  if (cut === null) throw new Error(`${source}: there is no region "${region}"`)
  return cut.code
}

function readDiff(text: string): { removed: string; added: string } {
  const marked = (mark: string): string =>
    text
      .split('\n')
      .filter((line) => line.startsWith(mark) || line.startsWith(' ') || line === '')
      .map((line) => line.slice(1))
      .join('\n')
  return { removed: marked('-'), added: marked('+') }
}

function isProgram(node: Nodes | undefined): boolean {
  return node?.type === 'code' && !['bash', 'text'].includes(node.lang ?? '') && parseFenceMeta(node.meta ?? '').title === null
}

function pressesCtrlC(node: Nodes): boolean {
  const keys = 'children' in node ? (node.children as Nodes[]).map((child) => ('value' in child ? child.value : '')) : []
  return keys.join('').includes('<kbd>Ctrl</kbd>+<kbd>C</kbd>')
}

function filesOf(list: List): string[] {
  return list.children.flatMap(({ children: [name, below] }) => {
    const [path = ''] = (name === undefined ? '' : plainText([name])).split(' — ')
    const files = below?.type === 'list' ? filesOf(below).map((file) => `${path.trim()}${file}`) : []
    return files.length > 0 ? files : [path.trim()]
  })
}
