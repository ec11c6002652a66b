import { Stream } from '../node/stream.ts'

/** Stands in for `destroy`, which closes the files and archives of Node.js as well. */
export default function destroy<T>(stream: T): T {
  return stream instanceof Stream ? stream.destroy() : stream
}
