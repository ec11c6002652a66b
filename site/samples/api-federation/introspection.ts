// #region app
import { getIntrospection } from 'farrow-federation'

const check = async (url: string) => {
  const result = await getIntrospection(url)

  if (result.isErr) {
    console.log(`${url} is not reachable`)
  } else {
    console.log(Object.keys(result.value.entries.entries))
  }
}

check('http://localhost:3001/api')
// #endregion app
