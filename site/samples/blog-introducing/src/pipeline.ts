// #region pipeline
import { createPipeline } from 'farrow-pipeline'

export const price = createPipeline<number, string>()

price.use((amount, next) => {
  return amount < 0 ? 'not for sale' : next(amount)
})

price.use((amount, next) => {
  return `${next(amount * 1.2)} incl. VAT`
})

price.use((amount) => `${amount.toFixed(2)} EUR`)
// #endregion pipeline
