import './lib/production'
import { http } from './project/src/app'
import { showAnswers } from '../tutorial-http-server/lib/ask'

const call = (path: string[], input: unknown) => ({
  type: 'Single',
  path,
  input,
})

showAnswers(http, [
  ['POST', '/api', 200, call(['books', 'list'], { author: 'Butler' })],
  ['POST', '/api', 200, call(['books', 'mark'], { id: '1', status: 'read' })],
  ['GET', '/api?type=Single', 405],
])
