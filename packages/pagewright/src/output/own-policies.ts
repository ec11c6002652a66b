import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicFolder } from './collect-copies.ts'

/** A document of the public folder that states a Content-Security-Policy of its own. */
export type OwnPolicy = {
  /** Site path of the file, e.g. `/demo/frame.html`. */
  readonly path: string
  readonly policy: string
}

const statement = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i

/** Finds the documents among the files of the public folder that state a policy in a `meta` element. */
export function ownPolicies(root: string, publicFiles: readonly string[]): OwnPolicy[] {
  return publicFiles
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const policy = statement.exec(readFileSync(join(root, publicFolder, file), 'utf8'))?.[1]
      return policy === undefined ? [] : [{ path: `/${file}`, policy }]
    })
}
