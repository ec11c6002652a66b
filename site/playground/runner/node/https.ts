import { missing } from './missing.ts'

export const createServer = missing('https.createServer')
export class Agent {}
export default { createServer, Agent }
