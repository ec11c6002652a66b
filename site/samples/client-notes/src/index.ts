import { http } from './app'
import { implement } from './implement'

implement()

http.listen(3000, () => {
  console.log('http://localhost:3000/api')
})
