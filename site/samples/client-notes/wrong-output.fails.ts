import { remove } from './src/contract'

remove.use(({ id }) => `removed ${id}`)
