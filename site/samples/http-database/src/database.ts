import { createContext } from 'farrow-pipeline'
import { Database } from 'node-sqlite3-wasm'

export const openDatabase = (file: string): Database => {
  const db = new Database(file)
  db.exec(`
    CREATE TABLE IF NOT EXISTS accounts (
      id INTEGER PRIMARY KEY,
      owner TEXT NOT NULL UNIQUE,
      balance INTEGER NOT NULL CHECK (balance >= 0)
    )
  `)
  return db
}

const DatabaseContext = createContext<Database | null>(null)

export const provideDatabase = (db: Database) => ({
  database: DatabaseContext.create(db),
})

export const useDatabase = (): Database => DatabaseContext.assert()
