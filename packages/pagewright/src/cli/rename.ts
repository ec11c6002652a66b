import { renameHeading } from '../rewrite/rename-heading.ts'
import { type Command, UsageError } from './command.ts'
import { rewriteOptions, rewriteSite } from './rewrite-site.ts'

/** `pagewright rename <page>#<id> <new-id>`: gives a heading another id everywhere. */
export const renameCommand: Command = {
  name: 'rename',
  summary: "changes a heading's id, and every link to it",
  operands: ['<page>#<id>', '<new-id>'],
  options: rewriteOptions,
  run: ({ values, operands: [name = '', to = ''] }) => {
    const at = name.indexOf('#')
    if (at === -1) throw new UsageError(`"${name}" names no heading: write the page and the id, /docs/guide#start`)
    return rewriteSite({
      values,
      name: name.slice(0, at),
      plan: (page, prepared) => renameHeading(page, { from: name.slice(at + 1), to: to.replace(/^#/, ''), prepared }),
    })
  },
}
