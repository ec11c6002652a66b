import { createContainer, runWithContainer } from 'farrow-pipeline'
import { provideEffects, useEffects, type Effects } from './effects'

const remind = async (addresses: string[]): Promise<void> => {
  const { mail, now } = useEffects()
  for (const address of addresses) {
    await mail(address, `Your order of ${now().getUTCFullYear()} is waiting`)
  }
}

export const nightly = (effects: Partial<Effects>, addresses: string[]) => {
  const container = createContainer(provideEffects(effects))
  return runWithContainer(() => remind(addresses), container)
}
