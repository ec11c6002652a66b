import { api } from './src/client'

const read = async () => {
  const result = await api.publish({ title: 'Types', words: '900' })
  return result.seconds
}
