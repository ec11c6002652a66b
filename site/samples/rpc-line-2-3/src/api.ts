import { Api } from 'farrow-api'
import { Int, List, ObjectType, Optional, Type } from 'farrow-schema'

export class Plant extends ObjectType {
  id = Int
  name = String
  note = Optional(String)
  watered = { [Type]: Date, description: 'last time' }
}

const plants = [
  {
    id: 1,
    name: 'Fern',
    note: undefined,
    watered: new Date('2024-05-01T06:00:00Z'),
  },
]

const list = Api({ input: {}, output: List(Plant) }, () => plants)

const rename = Api(
  {
    description: 'give a plant another name',
    input: { id: Int, name: String },
    output: Plant,
  },
  ({ id, name }) => {
    const plant = plants.find((one) => one.id === id)
    if (!plant) throw new Error(`No plant ${id}`)
    plant.name = name
    return plant
  },
)

export const entries = { plants: { list, rename } }
