import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../../cache/hash.ts'
import { cacheFolder } from '../../cache/store.ts'
import { writeAtomic } from '../../cache/write-atomic.ts'
import { cardVersion, type SocialCard, socialImageFile, toSocialCard } from '../../plan/plan-social-images.ts'
import { publicFolder } from '../collect-copies.ts'
import type { MachineInput } from '../machine-files.ts'
import type { OutputFile } from '../output-file.ts'
import { type CardFonts, openCardFonts } from './card-fonts.ts'
import { drawCard } from './draw-card.ts'

/** A picture for each page to be shared with, drawn once for each text. */
export function socialImages({ root, site, plan }: MachineInput): OutputFile[] {
  if (site.social?.images !== true) return []
  const logo = readLogo(root)
  const cards = new Map<string, SocialCard>()
  for (const { page } of plan.routes) {
    const card = toSocialCard(page, site)
    if (card !== null) cards.set(socialImageFile(card), card)
  }
  let fonts: CardFonts | null = null
  return [...cards].map(([file, card]): OutputFile => {
    const key = hash(String(cardVersion), JSON.stringify(card), logo)
    const make = (): Promise<Uint8Array> =>
      cached(root, key, () => {
        fonts ??= openCardFonts()
        return drawCard(card, { logo, fonts })
      })
    return { type: 'made', file, key, make }
  })
}

/** A picture depends on its texts alone and is dear: it outlives the store of a fingerprint. */
async function cached(root: string, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(`${cacheFolder(root)}-social`, `${key}.png`)
  if (existsSync(path)) return readFileSync(path)
  const picture = await make()
  writeAtomic(path, picture)
  return picture
}

function readLogo(root: string): string {
  try {
    return readFileSync(join(root, publicFolder, 'logo.svg'), 'utf8')
  } catch {
    return ''
  }
}
