import { randomUUID } from 'node:crypto'
import type { Identity } from './provider'

export type User = { id: string; name: string }

// Two tables in your program.
const users = new Map<string, User>()
const identities = new Map<string, string>()

export const findUser = (id: string) => users.get(id)

// The user of an identity, who is new if the identity is.
export const userOf = ({ issuer, subject, name }: Identity): User => {
  const key = JSON.stringify([issuer, subject])
  const known = users.get(identities.get(key) ?? '')
  if (known) return known

  const user = { id: randomUUID(), name }
  users.set(user.id, user)
  identities.set(key, user.id)
  return user
}
