import { Int, ObjectType } from 'farrow-schema'

// #region product
class Product extends ObjectType {
  sku = String
  amount = Int
}
// #endregion

export { Product }
