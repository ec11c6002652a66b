import type { ApiEntries } from 'farrow-api'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { entries as orders } from './orders'
import { entries as stock } from './stock'

const source = (entries: ApiEntries) => codegen(toJSON(entries)) + '\n'

export const clients = { stock: source(stock), orders: source(orders) }
