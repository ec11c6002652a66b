import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'

export const svgNamespace = 'http://www.w3.org/2000/svg'

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

// cspell:ignore mif
/** The formats that browsers show, by their names in `image-size`. Some files of AVIF have the name of what it is based on, `mif1`. */
const shownTypes = ['avif', 'bmp', 'cur', 'gif', 'ico', 'jpg', 'mif1', 'png', 'webp']

/** Whether browsers can show a file as a picture. A drawing has to say that it is one by the namespace of SVG. */
export function isPicture(path: string): boolean {
  const bytes = readFileSync(path)
  if (/\.svg$/i.test(path)) return /<svg[\s>]/.test(bytes.toString()) && bytes.includes(svgNamespace)
  try {
    return shownTypes.includes(imageSize(bytes).type ?? '')
  } catch {
    return false
  }
}
