import assert from 'node:assert/strict'
import {
  Response,
  Router,
  useBasenames,
  usePrefix,
  useReq,
  useRequest,
  useRequestInfo,
  useRes,
  useResponse,
} from 'farrow-http'

const router = Router()
const hooks = {
  useReq,
  useRes,
  useRequestInfo,
  useRequest,
  useResponse,
  useBasenames,
  usePrefix,
}
const lines: string[] = []

router.use(() => {
  for (const [name, hook] of Object.entries(hooks)) {
    try {
      lines.push(`${name}() returns ${JSON.stringify(hook())}`)
    } catch (error) {
      lines.push(`${name}() throws ${(error as Error).message}`)
    }
  }
  return Response.empty()
})

const main = async () => {
  await router.run({ pathname: '/' })

  try {
    useReq()
  } catch (error) {
    lines.push(`no run at all: ${(error as Error).message}`)
  }

  console.log(lines.join('\n'))
  assert.equal(lines.length, 8)
}

main()
