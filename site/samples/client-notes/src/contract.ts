import { Api } from 'farrow-api'
import { ID, List, Optional, Type } from 'farrow-schema'
import { Color, Note } from './schema'

export const list = Api({
  description: 'every note, oldest first',
  input: {},
  output: List(Note),
})

export const add = Api({
  description: 'store a note',
  input: {
    text: { [Type]: String, description: 'at least one character' },
    color: Optional(Color),
  },
  output: Note,
})

export const remove = Api({
  description: 'delete a note and say whether it was there',
  input: { id: ID },
  output: Boolean,
})

export const entries = { notes: { list, add, remove } }
