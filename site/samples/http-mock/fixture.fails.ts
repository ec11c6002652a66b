import type { ProductData } from './src/product'

export const teapot: ProductData = {
  id: 1,
  name: 'Teapot',
  price: 24.5,
  kind: 'kettle',
  tags: ['tea'],
}
