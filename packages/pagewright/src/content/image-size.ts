import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'

/** How large a picture is shown. Null for a drawing that does not say it, and for a file that is no picture. */
export function readImageSize(path: string): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(path))
    // A camera that was held upright saves a picture that lies on its side, and browsers turn it.
    return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** Whether browsers can show a file as a picture. */
export function isPicture(path: string): boolean {
  return readImageSize(path) !== null || (path.endsWith('.svg') && /<svg[\s>]/.test(readFileSync(path, 'utf8')))
}
