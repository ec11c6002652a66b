import { join } from 'node:path'
import { spanAt } from '@pagewright/model'
import { Resvg } from '@resvg/resvg-js'
import { readText } from '../cache/files.ts'
import { publicFolder } from '../content/public-files.ts'
import { iconSource, logoFile } from '../plan/file-names.ts'
import type { Check } from './check.ts'

/** A drawing is scaled to the width of a picture. If its other side were much longer, drawing it would take the whole memory. */
const mostTimesAsLong = 20

/** The drawings that icons and pictures for social networks are made from can be read. */
export const publicDrawings: Check = ({ root, planned: { site, publicFiles }, problems }) => {
  for (const name of site.social.images ? [iconSource, logoFile] : [iconSource]) {
    const file = `${publicFolder}/${name}`
    const svg = publicFiles.has(name) ? readText(join(root, file)) : null
    if (svg === null) continue
    try {
      const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } })
      if (Math.max(width / height, height / width) > mostTimesAsLong)
        problems.add('broken-image', {
          file,
          span: null,
          message: `The drawing is ${width} wide and ${height} high, and no icon or picture can be made of this shape`,
          hint: `Change it so that neither side is more than ${mostTimesAsLong} times as long as the other`,
        })
    } catch (error) {
      const { message } = error as Error
      const place = / at (\d+):(\d+)/.exec(message)
      const what = message
        .replace(/^SVG data parsing failed cause /, '')
        .replace(/ at \d+:\d+/g, '')
        .replace('the document does not have a root node', 'it does not begin with `<svg xmlns="http://www.w3.org/2000/svg" …>`')
      problems.add('broken-image', {
        file,
        span: place === null ? null : spanAt(Number(place[1]), Number(place[2])),
        message: `The drawing cannot be read as SVG: ${what}`,
        hint: 'Open it in a browser, which shows the same mistake, or export it again',
      })
    }
  }
}
