import { createLoader } from 'farrow-api-client'

// #region loader
export const loader = createLoader('http://localhost:3000/api', {
  stream: false,
})

export const answer = loader({ path: ['math', 'double'], input: { value: 21 } })
// #endregion loader
