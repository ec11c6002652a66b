import { missing } from './missing.ts'

export const createServer = missing('https.createServer')
export const request = missing('https.request')
export const get = missing('https.get')
export class Agent {}
export default { createServer, request, get, Agent }
