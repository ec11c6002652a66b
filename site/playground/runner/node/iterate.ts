import { codedError } from './coded-error.ts'
import type { Source } from './stream-base.ts'

/** The items of a stream, which is destroyed when the loop over them is left. */
export async function* iterate(stream: Source): AsyncGenerator<unknown, void> {
  let wake = (): void => undefined
  const onEvent = (): void => wake()
  const names = ['readable', 'end', 'error', 'close']
  for (const name of names) stream.on(name, onEvent)
  try {
    for (;;) {
      const item = stream.read()
      if (item !== null) yield item
      else if (stream.readableEnded) return
      else if (stream.closed) throw stream.errored ?? codedError('ERR_STREAM_PREMATURE_CLOSE', 'Premature close')
      else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    for (const name of names) stream.off(name, onEvent)
    stream.destroy()
  }
}
