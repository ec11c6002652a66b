import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readText, writeAtomic } from '../../cache/files.ts'
import { hash } from '../../cache/hash.ts'
import { cacheFolder } from '../../cache/store.ts'
import type { SiteContext } from '../../config/resolve-site.ts'
import { publicFolder } from '../../content/public-files.ts'
import { logoFile } from '../../plan/file-names.ts'
import type { Plan } from '../../plan/plan-site.ts'
import { cardVersion, type SocialCard, socialImageFile, toSocialCard } from '../../plan/plan-social-images.ts'
import type { Logger, Step } from '../../report/logger.ts'
import { inBatches, runInWorkers, type Task } from '../../workers/run-in-workers.ts'
import type { GeneratedInput } from '../generated-input.ts'
import type { OutputFile } from '../output-file.ts'
import { openCardFonts } from './card-fonts.ts'
import { drawCard, drawLogo, type Tools } from './draw-card.ts'

/** A picture for each page to be shared with, drawn once for each text. */
export function socialImages({ root, site, plan, drawn }: GeneratedInput): OutputFile[] {
  const painter = createPainter({ root })
  return [...listCards({ site, plan })].map(([file, card]): OutputFile => {
    return { file, key: painter.keyOf(card), make: () => drawn.then(() => painter.paint(card)) }
  })
}

const largeFrom = 40
const batchSize = 12

type DrawInput = SiteContext & { readonly plan: Pick<Plan, 'routes'>; readonly log: Logger }

/** Draws missing pictures into the cache, where `socialImages` finds them, unless they are too few for a worker to pay for its start. */
export async function drawSocialImages({ root, site, plan, store, log }: DrawInput): Promise<void> {
  const painter = createPainter({ root })
  const cards = [...listCards({ site, plan }).values()]
  painter.prune(cards)
  const missing = cards.filter((card) => !existsSync(painter.pathOf(card)))
  if (missing.length < largeFrom) return
  const draw = (step: Step): Promise<unknown> =>
    runInWorkers(drawing, inBatches(missing, batchSize), {
      setup: { root },
      store,
      isLarge: true,
      onDone: (batch) => step(batch.length),
    })
  await log.progress('Drawing pictures', missing.length, draw)
}

/** Draws cards into the cache. */
export const drawing: Task<{ readonly root: string }, readonly SocialCard[], void> = {
  file: 'output/social-images/social-images.ts',
  name: 'drawing',
  create: async (setup) => {
    const { paint } = createPainter(setup)
    return async (cards) => {
      for (const card of cards) await paint(card)
    }
  },
}

/** The cards of all pages, by the output file of their picture. */
function listCards({ site, plan }: Pick<GeneratedInput, 'site'> & { readonly plan: Pick<Plan, 'routes'> }): Map<string, SocialCard> {
  const cards = plan.routes.flatMap(({ page }) => toSocialCard(page, site) ?? [])
  return new Map(cards.map((card) => [socialImageFile(card), card]))
}

/** Opens the cache of the pictures of a site. */
function createPainter({ root }: { root: string }) {
  const svg = readText(join(root, publicFolder, logoFile)) ?? ''
  const folder = `${cacheFolder(root)}-social`
  let tools: Tools | null = null
  const keyOf = (card: SocialCard): string => hash(String(cardVersion), JSON.stringify(card), svg)
  /** Where the cache keeps a picture. It depends on its texts alone and is expensive, so it outlives the store of a fingerprint. */
  const pathOf = (card: SocialCard): string => join(folder, `${keyOf(card)}.png`)
  const paint = async (card: SocialCard): Promise<Uint8Array> => {
    const path = pathOf(card)
    if (existsSync(path)) return readFileSync(path)
    tools ??= { logo: svg === '' ? null : drawLogo(svg), fonts: openCardFonts() }
    const picture = await drawCard(card, tools)
    writeAtomic(path, picture)
    return picture
  }
  /** Deletes pictures that no card has any more, unless they are young: another branch may have them. */
  const prune = (cards: readonly SocialCard[]): void => {
    const used = new Set(cards.map(pathOf))
    const paths = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
    // Another build may delete them at the same time.
    const isOld = (path: string): boolean => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > longUnused
    for (const path of paths) if (!used.has(path) && isOld(path)) rmSync(path, { force: true })
  }
  return { keyOf, pathOf, paint, prune }
}

/** After this time, in ms, a picture that is not used is deleted: 30 days. */
const longUnused = 30 * 24 * 60 * 60 * 1000
