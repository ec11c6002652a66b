import assert from 'node:assert/strict'
import { start } from './lib/service'
import { api, apiPipeline } from './src/generated/notes'

const main = async () => {
  const { close } = await start()

  // #region middleware
  apiPipeline.use(async (request, next) => {
    const response = await next(request)
    const { calling } = request
    const name = calling.type === 'Single' ? calling.path.join('.') : 'batch'
    console.log(name, response.type)
    return response
  })
  // #endregion middleware

  await api.notes.add({ text: 'Sow' })
  await api.notes.add({ text: '' }).catch(() => {})
  assert.equal(await api.notes.remove({ id: 'n7' }), false)

  close()
}

main()
