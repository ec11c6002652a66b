// #region transform
import { transform } from 'farrow-json-schema'
import { Int, ObjectType } from 'farrow-schema'

class Product extends ObjectType {
  id = Int
  title = String
}

console.log(transform(Product))
// #endregion transform
