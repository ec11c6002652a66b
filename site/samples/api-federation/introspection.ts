import { getIntrospection } from 'farrow-federation'
import { withGateway } from './lib/with-gateway'

withGateway(async (_, [users]) => {
  // #region check
  const check = async (url: string) => {
    const result = await getIntrospection(url)

    if (result.isErr) {
      console.log('The service cannot be reached')
    } else {
      console.log(Object.keys(result.value.entries.entries))
    }
  }
  // #endregion check

  await check(users.url)
  await check('http://127.0.0.1:1/api')
})
