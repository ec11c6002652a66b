import { Buffer } from '../node/buffer.ts'

// What packages in the bundle take for granted in Node.js. A program gets its own `process`, which they read when they are called.
export { Buffer }
