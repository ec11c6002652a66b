import assert from 'node:assert/strict'
import { readConfig } from './src/config'

// #region config
const tell = (env: Record<string, string>) => {
  try {
    console.log(env, '->', readConfig(env))
  } catch (error) {
    console.log(env, '->', (error as Error).message)
  }
}

tell({})
tell({ LOAN_DAYS: '21', PORT: '' })
tell({ LOAN_DAYS: '-5' })
tell({ LOAN_DAYS: '3 weeks' })
// #endregion config

assert.equal(readConfig({ LOAN_DAYS: '21', HOME: '/' }).loanDays, 21)
