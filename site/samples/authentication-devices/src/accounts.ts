import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { User } from './user'

type Account = User & { salt: Buffer; hash: Buffer }

const derive = promisify(
  scrypt as (
    password: string,
    salt: Buffer,
    length: number,
    done: (error: Error | null, key: Buffer) => void,
  ) => void,
)

// A database in your program.
const accounts = new Map<string, Account>()
const nobody = { salt: randomBytes(16), hash: randomBytes(32) }

export const addAccount = async (
  { name, role }: User,
  password: string,
) => {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, 32)
  accounts.set(name, { name, role, salt, hash })
}

export const findUser = (name: string): User | undefined => {
  const account = accounts.get(name)
  return account && { name, role: account.role }
}

// Takes as long for an unknown name as for a wrong password.
export const checkPassword = async (name: string, password: string) => {
  const { salt, hash } = accounts.get(name) ?? nobody
  const same = timingSafeEqual(await derive(password, salt, 32), hash)
  return same ? findUser(name) : undefined
}
