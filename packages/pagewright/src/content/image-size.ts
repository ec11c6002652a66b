import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'

/** How large a picture is. Null for a drawing that does not say it, and for a file that is no picture. */
export function readImageSize(path: string): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { width, height }
  } catch {
    return null
  }
}

/** Whether browsers can show a file as a picture. */
export function isPicture(path: string): boolean {
  return readImageSize(path) !== null || (path.endsWith('.svg') && /<svg[\s>]/.test(readFileSync(path, 'utf8')))
}
