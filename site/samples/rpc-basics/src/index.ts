import { http } from './app'

http.listen(3000, () => {
  console.log('http://localhost:3000')
})
