import type { ProgramFile } from './program.ts'

/**
 * The parts, in order, of a ZIP archive that has the files in a folder of the given name. The files are a few KB, so they are stored as
 * they are. That takes less code than the smallest library for archives, which would have to be loaded for a button that few readers press.
 */
export function toZip(folder: string, files: readonly ProgramFile[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder()
  const locals: Uint8Array<ArrayBuffer>[] = []
  const central: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { path, text } of files) {
    const name = encoder.encode(`${folder}/${path}`)
    const data = encoder.encode(text)
    const shared = [...commonFields, ...uint32(crc32(data)), ...uint32(data.length), ...uint32(data.length), ...uint16(name.length), 0, 0]
    const local = [0x50, 0x4b, 3, 4, ...shared, ...name]
    locals.push(Uint8Array.from(local), data)
    // No comment, first disk, no attributes, and where the file's data begin.
    central.push(
      Uint8Array.from([0x50, 0x4b, 1, 2, ...uint16(20), ...shared, ...new Array<number>(10).fill(0), ...uint32(offset), ...name]),
    )
    offset += local.length + data.length
  }
  const size = central.reduce((sum, { length }) => sum + length, 0)
  const count = uint16(files.length)
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...count, ...count, ...uint32(size), ...uint32(offset), 0, 0]
  return [...locals, ...central, Uint8Array.from(end)]
}

/** Version 2.0 of the format, names in UTF-8, stored without compression, the first day that the format knows: 1 January 1980. */
const commonFields = [...uint16(20), ...uint16(0x0800), ...uint16(0), ...uint16(0), ...uint16(0x21)]

function uint16(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff]
}

function uint32(value: number): number[] {
  return [...uint16(value & 0xffff), ...uint16(value >>> 16)]
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
