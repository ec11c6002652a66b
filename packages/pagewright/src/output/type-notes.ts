import type { Body } from '@pagewright/markdown'
import { toDataFile, toTypesFile } from '@pagewright/model'
import { hasTypeNotes } from '../plan/made-files.ts'
import type { MachineInput } from './machine-files.ts'
import type { OutputFile } from './output-file.ts'

/** The types of the names in pages' code, a file for each page that has TypeScript. A reader's browser fetches it once it has taken the page over. */
export function typeNotes({ plan, store }: Pick<MachineInput, 'plan' | 'store'>): OutputFile[] {
  return plan.routes.filter(hasTypeNotes).map(({ path, articles }): OutputFile => {
    const key = articles[0]?.content.compiled.bodyKey ?? ''
    return {
      type: 'made',
      file: toTypesFile(toDataFile(path)),
      key,
      make: () => {
        const body = store.read<Body>('body', key)
        if (body === null) throw new Error(`The cache has lost a compiled text (${key}); run again with --no-cache`)
        return JSON.stringify(body.typeNotes)
      },
    }
  })
}
