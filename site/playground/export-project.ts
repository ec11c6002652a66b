import type { Program } from './program.ts'
import { projectFolder, toProject } from './project.ts'
import { toZip } from './to-zip.ts'

export { toCommands, toProject } from './project.ts'

/** Offers the project of a program to the reader as a ZIP archive. */
export function download(program: Program): void {
  const url = URL.createObjectURL(new Blob(toZip(projectFolder, toProject(program)), { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${projectFolder}.zip`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
