import { randomUUID } from 'node:crypto'
import { createContext } from 'farrow-pipeline'

// #region effects
export type Effects = {
  now: () => Date
  id: () => string
  mail: (to: string, text: string) => Promise<void>
}

const real: Effects = {
  now: () => new Date(),
  id: () => randomUUID(),
  mail: async () => {
    throw new Error('No mail server is configured')
  },
}

const EffectsContext = createContext(real)

export const provideEffects = (effects: Partial<Effects>) => ({
  effects: EffectsContext.create({ ...real, ...effects }),
})

export const useEffects = (): Effects => EffectsContext.get()
// #endregion effects
