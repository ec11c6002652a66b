import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/lists'

const main = () =>
  visiting(http, async (visit) => {
    const print = async (status: number, path: string) => {
      const response = await visit('GET', path)
      assert.equal(response.status, status)
      const text = (await response.text()).replaceAll('\n', ' / ')
      console.log(`GET ${path}`.padEnd(22), status, text)
    }

    await print(200, '/notes?tag=a&tag=b')
    await print(400, '/notes?tag=a')
    await print(200, '/notes?tag[]=a')
    await print(200, '/books?tag=a&tag=b')
    await print(200, '/books?tag=a')
    await print(200, '/books')
  })

main()
