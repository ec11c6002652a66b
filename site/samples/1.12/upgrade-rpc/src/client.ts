import { api } from './stock'

export const countFull = async () => {
  const items = await api.list({ atLeast: 2 })
  return items.length
}
