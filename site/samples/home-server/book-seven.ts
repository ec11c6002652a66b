import { printAnswer } from './lib/print-answer'

printAnswer('/books/seven', 400)
