import { integer, pgTable, text, type PgDatabase } from 'drizzle-orm/pg-core'
import type { PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Response, Router } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { NewAccount } from '../src/account'

export const table = pgTable('accounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  owner: text().notNull().unique(),
  balance: integer().notNull(),
})

// Whatever driver of PostgreSQL is behind it.
export type Database = PgDatabase<PgQueryResultHKT, any>

export const DatabaseContext = createContext<Database | null>(null)

export const accounts = Router()

accounts.get('/').use(async () => {
  const db = DatabaseContext.assert()
  return Response.json(await db.select().from(table).orderBy(table.id))
})

accounts.post('/', { body: NewAccount }).use(async ({ body }) => {
  const db = DatabaseContext.assert()
  const insert = db.insert(table).values(body).onConflictDoNothing()
  const [account] = await insert.returning()
  if (account) return Response.status(201).json(account)
  return Response.status(409).json({ message: `${body.owner} has one` })
})
