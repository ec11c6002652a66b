import { Api } from 'farrow-api'
import { Int } from 'farrow-schema'
import { ApiError, SafeApi } from './safe-api'

const definition = { input: { item: String, count: Int }, output: Int }

const order = ({ item, count }: { item: string; count: number }) => {
  if (item !== 'tea') throw new Error('db-7.internal: no such relation')
  if (count > 4) throw new ApiError('Only 4 left')
  return 4 - count
}

export const create = (log: (error: unknown) => void) => ({
  plain: Api(definition, order),
  safe: SafeApi(definition, order, log),
})
