import { open } from 'node:fs/promises'

const signatures = {
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  jpg: Buffer.from('ffd8ff', 'hex'),
  gif: Buffer.from('GIF8'),
}

export type ImageType = keyof typeof signatures

// By the first bytes: the name and the type in the form are only claims.
export const imageType = async (path: string) => {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    const types = Object.keys(signatures) as ImageType[]
    return types.find((type) => {
      const start = signatures[type]
      return buffer.subarray(0, start.length).equals(start)
    })
  } finally {
    await file.close()
  }
}
