import { movePage } from '../rewrite/move-page.ts'
import type { Command } from './command.ts'
import { rewriteOptions, rewriteSite } from './rewrite-site.ts'

/** `pagewright move <page> <new-path>`: moves a page in every locale, with a redirect. */
export const moveCommand: Command = {
  name: 'move',
  summary: 'moves a page, and changes every link to it',
  operands: ['<page>', '<new-path>'],
  options: rewriteOptions,
  run: ({ values, operands: [name = '', to = ''] }) =>
    rewriteSite({ values, name, plan: (page, prepared) => movePage(page, { to, prepared }) }),
}
