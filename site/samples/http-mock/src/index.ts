import { createApp } from './app'

createApp({ mock: process.env.MOCK === '1' }).listen(3000)
