import { toDataFile, toTypesFile } from '@pagewright/model'
import { readBody } from '../content/read-body.ts'
import { hasTypeNotes } from '../plan/made-files.ts'
import type { MachineInput } from './machine-input.ts'
import type { OutputFile } from './output-file.ts'

/** The types of the names in pages' code, a file for each page that has TypeScript. A reader's browser fetches it once it has taken the page over. */
export function typeNotes({ plan, store }: Pick<MachineInput, 'plan' | 'store'>): OutputFile[] {
  return plan.routes.filter(hasTypeNotes).map(({ page, articles }): OutputFile => {
    const key = articles[0]?.content.compiled.bodyKey ?? ''
    return {
      type: 'made',
      file: toTypesFile(toDataFile(page.path)),
      key,
      make: () => JSON.stringify(readBody(store, key).typeNotes),
    }
  })
}
