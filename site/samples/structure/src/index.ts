import { createApp } from './app'
import { readConfig } from './config'
import { createServices } from './services'

const { port, loanDays } = readConfig(process.env)
createApp(createServices({ loanDays })).listen(port)
