/** The panels that the first result does not need. */
export { PatternPanel } from './PatternPanel.tsx'
export { Schemas } from './Schemas.tsx'
