import './bound-memory.ts'
import { Buffer } from '../node/buffer.ts'

// What packages in the bundle take for granted in Node.js. This module comes first in the bundle, so that buffers are counted from the start.
// A program gets its own `process`, which packages read when they are called.
export { Buffer }
