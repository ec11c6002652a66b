import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int, Literal, ObjectType, Type, Union } from 'farrow-schema'

// #region apis
class Room extends ObjectType {
  id = Int
  kind = Union(Literal('desk'), Literal('meeting'))
  seats = { [Type]: Int, description: 'chairs, not people' }
}

const find = Api(
  {
    description: 'one room by its number',
    input: { id: Int },
    output: { [Type]: Room, description: 'the room as it is today' },
  },
  ({ id }) => ({ id, kind: 'desk' as const, seats: 2 }),
)

const count = Api(
  { deprecated: 'use rooms.find', input: {}, output: Int },
  () => 12,
)

export const entries = { rooms: { find }, count }
// #endregion apis

export const createHttp = (introspection: boolean) => {
  const http = Http({ logger: false })
  // #region service
  http.route('/api').use(ApiService({ entries, introspection }))
  // #endregion service
  return http
}
