import { type Frame, openFrame } from './open-frame.ts'
import { type Session, startSession } from './start-session.ts'

// All runners of a page share its frame, and one worker that is started ahead, because that takes longer than running a program.
let frame: Promise<Frame> | null = null
let spare: Promise<Session> | null = null
let runners = 0

/** How long a worker waits on a page without a runner, in ms: so long may it take from the pointer on a link to the page it leads to. */
const patience = 30_000

/** Opens the frame and starts a worker ahead, unless there is one. Rejects when they cannot be loaded; the next call tries again. */
export async function prepareWorker(): Promise<void> {
  if (spare === null) {
    const starting = openShared().then(startSession)
    starting.catch(() => {
      if (spare === starting) spare = null
    })
    spare = starting
    setTimeout(closeUnused, patience)
  }
  await spare
}

/** The worker that was started ahead, or a new one. Rejects when it cannot be loaded. */
export async function takeWorker(): Promise<Session> {
  const ahead = spare
  spare = null
  const session = await ahead?.catch(() => null)
  return session ?? startSession(await openShared())
}

/** Keeps the frame for a runner until the returned function is called. */
export function keepFrame(): () => void {
  runners++
  return () => {
    runners--
    closeUnused()
  }
}

function openShared(): Promise<Frame> {
  if (frame === null) {
    const opening = openFrame()
    opening.catch(() => {
      if (frame === opening) frame = null
    })
    frame = opening
  }
  return frame
}

/** Removes the frame, and the worker in it, when no runner is left. */
function closeUnused(): void {
  if (runners > 0) return
  frame?.then((opened) => opened.remove()).catch(() => undefined)
  frame = null
  spare = null
}
