import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMarkdown, type Replacement, replaceRanges, sectionHashes } from '@pagewright/markdown'
import { type Problem, type ProblemInput, toProblem } from '@pagewright/model'
import type { Prepared } from '../build.ts'
import { readText } from '../cache/files.ts'
import { anchorsFile, printPublishedAnchors, readPublishedAnchors } from '../check/published-anchors.ts'
import { configFile } from '../config/load-site.ts'
import { contentFolder } from '../content/scan.ts'
import { printTranslationRecord, translationsFile } from '../content/translation-record.ts'
import type { Route } from '../plan/page-base.ts'
import { definedPages, glossaryFile } from '../search/glossary.ts'
import { configReplacements, redirectReplacement } from './config-edits.ts'
import { type Change, newAddress, relink } from './relink.ts'

/** A change of a text besides its links, and what is done there in words. */
export type TextEdit = { readonly step: string; readonly replacements: readonly Replacement[] }

/** What a command does to a site. */
export type Rewrite = Change & {
  /** What changes in texts besides their links, by file. */
  readonly edits: ReadonlyMap<string, TextEdit>
  /** The id of a doc that changes; null where none does. */
  readonly doc: { readonly from: string; readonly to: string } | null
  /** A redirect to add, of site paths without a locale; null for none. */
  readonly redirect: { readonly from: string; readonly to: string } | null
}

type Input = { readonly root: string; readonly prepared: Prepared }

/** Works out all files that change, what is done to them in words, and what cannot be done. Reads the site, and writes nothing. */
export async function planRewrite(rewrite: Rewrite, { root, prepared }: Input) {
  const files: Map<string, string | Uint8Array | null> = new Map()
  const moves: string[] = []
  const steps: string[] = []
  const problems: Problem[] = []
  const newTexts = planTexts(rewrite, { root, prepared, steps, report: (input) => problems.push(toProblem('cannot-rewrite', input)) })
  for (const [from, to] of rewrite.files) {
    if (from === to) continue
    if (!prepared.planned.sources.has(from) && !prepared.planned.assets.has(from)) continue
    files.set(from, null)
    files.set(to, newTexts.get(from) ?? readFileSync(join(root, from)))
    moves.push(`move ${from} to ${to}`)
  }
  for (const [file, text] of newTexts) if ((rewrite.files.get(file) ?? file) === file) files.set(file, text)
  const edit = (file: string, { to, step }: { to: string | null; step: string }): void => {
    if (to === null || to === readText(join(root, file))) return
    files.set(file, to)
    steps.push(`${step} in ${file}`)
  }
  // What lies outside of the site is not the site's to change.
  for (const file of prepared.files.filter((name) => /^(?!\.\.).*\.[cm]?[jt]s$/.test(name))) {
    const source = readFileSync(join(root, file), 'utf8')
    const newLink = (to: string): string => newAddress(to, { planned: prepared.planned, change: rewrite })
    const replacements = await configReplacements(source, { newLink, doc: rewrite.doc })
    const added = file === configFile && rewrite.redirect !== null ? await redirectReplacement(source, rewrite.redirect) : null
    const kept = replacements.filter(({ start }) => added === null || start < added.start || start >= added.end)
    edit(file, { to: replaceRanges(source, [...kept, ...(added === null ? [] : [added])]), step: 'change links, ids and redirects' })
    if (added !== null || file !== configFile || rewrite.redirect === null) continue
    const redirect = `{ from: '${rewrite.redirect.from}', to: '${rewrite.redirect.to}' }`
    const message = `The redirect \`${redirect}\` cannot be added: this file does not write \`redirects\` as a list`
    const hint = 'Write the list of redirects itself into this file, `redirects: [ … ]`, instead of importing or computing it'
    problems.push(toProblem('cannot-rewrite', { file, message, hint }))
  }
  const lost = rewrite.redirect === null ? [...rewrite.paths].filter(([from, to]) => from !== to) : []
  for (const [from, to] of lost) steps.push(`add no redirect from ${from} to ${to}, because on many disks they would be one file`)
  for (const [from, to] of rewrite.paths) {
    // Pages that are not translated have the file of another locale.
    const isBelow = (route: Route): boolean =>
      route.page.path.startsWith(`${from}/`) && route.file?.startsWith(`${contentFolder}/${route.page.locale}/`) === true
    const below = [...prepared.planned.routeAt.values()].filter(isBelow).length
    if (from === to || below === 0) continue
    steps.push(below === 1 ? `leave the page below ${from} where it is` : `leave the ${below} pages below ${from} where they are`)
  }
  edit(anchorsFile, { to: newLedger(rewrite, { root }), step: 'add the new ids' })
  edit(translationsFile, { to: newRecord(rewrite, { prepared, newTexts }), step: 'carry over what translations were made from' })
  edit(glossaryFile, { to: newGlossary(rewrite, { root, prepared }), step: 'change the page that explains a term' })
  return { files, steps: [...moves, ...steps], problems }
}

type TextsInput = {
  readonly root: string
  readonly prepared: Prepared
  readonly steps: string[]
  readonly report: (input: ProblemInput) => void
}

/** The new texts of the Markdown files whose text changes, by their present path. */
function planTexts(rewrite: Rewrite, { root, prepared: { planned }, steps, report }: TextsInput): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const content of planned.contents) {
    const { file, text } = content.entry.source
    const links = relink(content, { planned, change: rewrite })
    const edit = rewrite.edits.get(file)
    const replacements = [...(edit?.replacements ?? [])]
    for (const { link, url } of links) {
      if (link.range !== null) replacements.push({ ...link.range, text: url })
      else
        report({
          file,
          span: link.span,
          message: `The link "${link.url}" is written in a way that cannot be changed automatically`,
          hint: `Write it as \`[words](${link.url})\` first`,
        })
    }
    if (replacements.length === 0) continue
    // With the byte order mark and the line ends of the file.
    const written = readFileSync(join(root, file), 'utf8')
    const next = replaceRanges(text, replacements)
    texts.set(file, (written.startsWith('\uFEFF') ? '\uFEFF' : '') + (written.includes('\r\n') ? next.replaceAll('\n', '\r\n') : next))
    if (edit !== undefined) steps.push(edit.step)
    for (const { link, url } of links) steps.push(`change ${link.url} to ${url} at ${file}:${link.span.line}`)
  }
  return texts
}

/** The ledger of published ids with those of the page that changes; null where it does not have that page. */
function newLedger({ paths, id, redirect }: Rewrite, { root }: { root: string }): string | null {
  const published = readPublishedAnchors(root)?.value ?? {}
  const entries = [...paths].flatMap(([from, to]): [string, readonly string[]][] => {
    const ids = published[from]
    return ids === undefined ? [] : [[to, id === null ? ids : [...new Set([...ids, id.to])].sort()]]
  })
  // An address that leads nowhere afterward keeps no ids.
  const kept = Object.entries(published).filter(([path]) => redirect !== null || (paths.get(path) ?? path) === path)
  return entries.length === 0 ? null : printPublishedAnchors(Object.fromEntries([...kept, ...entries]))
}

/** The record of translations, in which a section that was up to date before the rewrite is so after it. Null without a record. */
function newRecord(rewrite: Rewrite, input: { prepared: Prepared; newTexts: ReadonlyMap<string, string> }): string | null {
  const { plan } = input.prepared.planned
  const { sections: before } = plan.translationRecord
  if (Object.keys(before).length === 0) return null
  const sections = Object.entries(before).map(([name, recorded]): [string, Readonly<Record<string, string>>] => {
    const file = `${contentFolder}/${name}`
    const newName = (rewrite.files.get(file) ?? file).slice(contentFolder.length + 1)
    const original = plan.translations.get(file)?.original
    const text = original === undefined ? undefined : input.newTexts.get(original.entry.source.file)?.replace(/^\uFEFF|\r(?=\n)/g, '')
    if (original === undefined || text === undefined) return [newName, recorded]
    const isRenamed = rewrite.edits.has(original.entry.source.file)
    const after = sectionHashes(parseMarkdown(text), text)
    const carried = Object.entries(recorded).map(([id, hash]): [string, string] => {
      const newId = isRenamed && id === rewrite.id?.from ? rewrite.id.to : id
      return [newId, hash === original.compiled.sectionHashes[id] ? (after[newId] ?? hash) : hash]
    })
    return [newName, Object.fromEntries(carried)]
  })
  return printTranslationRecord(Object.fromEntries(sections))
}

/** The glossary, whose entries may name a page by its file below a locale's folder. Null where there is none. */
function newGlossary({ files }: Rewrite, { root, prepared }: Input): string | null {
  const folder = `${contentFolder}/${prepared.site.defaultLocale.id}/`
  const lines = readText(join(root, glossaryFile))?.split('\n')
  // From the end, because what follows in the same line moves.
  for (const { page, span } of definedPages(root).reverse()) {
    const to = files.get(folder + page)?.slice(folder.length) ?? page
    const line = lines?.[span.line - 1] ?? ''
    lines?.splice(span.line - 1, 1, line.slice(0, span.column - 1) + line.slice(span.column - 1).replace(page, () => to))
  }
  return lines?.join('\n') ?? null
}
