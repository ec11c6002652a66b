import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spanAt } from '@pagewright/model'
import { Resvg } from '@resvg/resvg-js'
import { iconSource, logoFile } from '../plan/made-files.ts'
import type { Rule } from './rule.ts'

/** The drawings that icons and pictures for social networks are made from can be read. */
export const publicDrawings: Rule = ({ root, planned: { site, publicFiles }, problems }) => {
  for (const name of site.social.images ? [iconSource, logoFile] : [iconSource]) {
    if (!publicFiles.has(name)) continue
    const file = `public/${name}`
    try {
      new Resvg(readFileSync(join(root, file), 'utf8'), { font: { loadSystemFonts: false } })
    } catch (error) {
      const { message } = error as Error
      const place = / at (\d+):(\d+)/.exec(message)
      problems.add('broken-image', {
        file,
        span: place === null ? null : spanAt(Number(place[1]), Number(place[2])),
        message: `The drawing cannot be read as SVG: ${message.replace(/^SVG data parsing failed cause /, '').replace(/ at \d+:\d+/g, '')}`,
        hint: 'Open it in a browser, which shows the same mistake, or export it again',
      })
    }
  }
}
