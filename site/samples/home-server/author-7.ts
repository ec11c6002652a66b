import { printAnswer } from './lib/print-answer'

printAnswer('/authors/7', 404)
