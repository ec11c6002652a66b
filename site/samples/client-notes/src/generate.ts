import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { entries } from './contract'

export const generate = (): string => codegen(toJSON(entries))
