import './lib/production'
import { http } from './project/src/app'
import { showAnswers } from './lib/ask'

const tehanu = { title: 'Tehanu', author: 'Le Guin' }
const dawn = { title: 'Dawn', author: 'Butler' }

showAnswers(http, [
  ['POST', '/books', 201, tehanu, { 'x-reader': 'grace' }],
  ['POST', '/books', 201, dawn],
])
