import { printAnswer } from './lib/print-answer'

printAnswer('/books/7', 200)
