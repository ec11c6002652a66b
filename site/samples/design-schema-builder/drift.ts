import assert from 'node:assert/strict'

// #region drift
type Order = { id: number; amount: number }

const isOrder = (value: any): value is Order => {
  return typeof value?.id === 'number' && typeof value?.amout === 'string'
}

const order: unknown = { id: 7, amout: 'ten' }

if (isOrder(order)) {
  console.log(`Order ${order.id}: ${order.amount}`)
}
// #endregion drift
assert.equal(isOrder(order), true)
