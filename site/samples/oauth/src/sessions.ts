import { randomBytes } from 'node:crypto'

type Session = { name: string; expires: number }

export const lifetime = 8 * 60 * 60 * 1000

// In memory: a restart signs everybody out. Use a table in production.
const sessions = new Map<string, Session>()

export const createSession = (name: string): string => {
  const id = randomBytes(32).toString('base64url')
  sessions.set(id, { name, expires: Date.now() + lifetime })
  return id
}

export const findSession = (id: string): string | undefined => {
  const session = sessions.get(id)
  if (!session) return undefined
  if (session.expires > Date.now()) return session.name
  sessions.delete(id)
  return undefined
}

export const endSession = (id: string) => sessions.delete(id)
