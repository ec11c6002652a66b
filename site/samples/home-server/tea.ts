import { printAnswer } from './lib/print-answer'

printAnswer('/tea', 404)
