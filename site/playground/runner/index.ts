export type { Place } from '../program.ts'
export { createRunner } from './create-runner.ts'
export type {
  HttpAnswer,
  HttpRequest,
  MatchResult,
  ProgramRoute,
  RequestFailure,
  RunEvent,
  Runner,
  RunResult,
  ValidateResult,
} from './runner.ts'
export { prepareWorker } from './workers.ts'
