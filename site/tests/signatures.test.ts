import { fileURLToPath } from 'node:url'
import { createProblemList, joinPath } from '@pagewright/model'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Prepared, prepareSite } from '../../packages/pagewright/src/build.ts'
import { resolveReference } from '../../packages/pagewright/src/plan/resolve-references.ts'
import { silentLogger } from '../../packages/pagewright/src/report/logger.ts'
import { locales } from '../tools/content/page.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
let prepared: Prepared

beforeAll(async () => {
  const problems = createProblemList()
  const ready = await prepareSite({ root, base: undefined, fresh: false, problems, log: silentLogger })
  if (ready === null) throw new Error('The configuration of the site has errors')
  prepared = ready
}, 240_000)

/** The names in the signatures of all docs in a language that lead to another page: page, name, where to. */
function linksBetweenPages(id: string): { from: string; name: string; to: string; anchorMissing: boolean }[] {
  const { site, planned } = prepared
  const locale = site.locales.find((known) => known.id === id)
  if (locale === undefined) throw new Error(id)
  return planned.plan.library.docs(locale, 'current').flatMap((content) =>
    content.compiled.references.flatMap((reference) => {
      if (reference.kind !== 'entry' || content.compiled.entries.some(([name]) => name === reference.url)) return []
      const found = resolveReference(reference, { content, locale, planned })
      if (found.type !== 'page') return []
      const { path, hash, anchorMissing } = found
      return [{ from: content.entry.id, name: reference.url, to: `${path}${hash}`, anchorMissing }]
    }),
  )
}

describe.each(locales)('The signatures in %s', (id) => {
  it('lead to entries of other packages, all of which exist', () => {
    const links = linksBetweenPages(id)
    const version = prepared.site.versions.find(({ name }) => name === 'current')?.path
    const docs = joinPath(id === 'en' ? '/' : `/${id}/`, 'docs', version ?? '')
    expect(links.filter(({ anchorMissing }) => anchorMissing)).toEqual([])
    const ofHttp = links.filter(({ from }) => from === 'api/http/farrow-http').map(({ name, to }) => [name, to])
    expect(Object.fromEntries(ofHttp)).toMatchObject({
      Pipeline: `${docs}/api/general/farrow-pipeline#pipeline`,
      Middleware: `${docs}/api/general/farrow-pipeline#middleware`,
      Validator: `${docs}/api/general/farrow-schema#validator-object`,
      ValidationError: `${docs}/api/general/farrow-schema#validator-types-ValidationError`,
    })
  })

  it('do not take types of the language, of the platform or of other frameworks for those of Farrow', () => {
    const found = linksBetweenPages(id).filter(
      ({ from, name }) =>
        /^(Response|Record|Promise|Date|Error|RegExp)$/.test(name) || (from.endsWith('/farrow-koa') && name === 'Middleware'),
    )
    expect(found).toEqual([])
  })
})
