import { Http } from 'farrow-http'
import { provideEffects } from './effects'
import { orders } from './orders'

const mail = async (to: string, text: string) => {
  console.log(`to ${to}: ${text}`)
}

export const http = Http({
  contexts: () => provideEffects({ mail }),
})

http.route('/orders').use(orders)
