import assert from 'node:assert/strict'
import { createLoader, type Loader } from 'farrow-api-client'
import { start } from './lib/service'
import { createApiClient, type ApiClientOptions } from './src/generated/notes'

const main = async () => {
  const { url, close } = await start()

  // #region log
  const logged = (loader: Loader): ApiClientOptions['loader'] =>
    async (input, options) => {
      const name = input.path.join('.')
      try {
        const output = await loader(input, options)
        console.log(name, 'resolved')
        return output
      } catch (error) {
        console.log(name, 'rejected')
        throw error
      }
    }

  const loader = createLoader(url, { stream: false })
  const api = createApiClient({ loader: logged(loader) })
  // #endregion log

  await api.notes.add({ text: 'Sow' })
  await api.notes.add({ text: '' }).catch(() => {})
  assert.equal(await api.notes.remove({ id: 'n7' }), false)

  close()
}

main()
