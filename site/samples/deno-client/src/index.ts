import { http } from './app'

http.listen(3000)
