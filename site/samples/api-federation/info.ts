import { getFederationInfo } from 'farrow-federation'
import { withGateway } from './lib/with-gateway'
import { forwarding } from './src/forward'

withGateway(async (_, services) => {
  // #region info
  const { schema, entryMap } = await getFederationInfo(services, {
    ...forwarding,
    strict: true,
    polling: false,
    pollingInterval: 3000,
    errorStack: false,
  })
  console.log(Object.keys(schema.entries.entries))
  console.log([...entryMap.keys()])
  // #endregion info
})
