// #region sign-up
import { Http, Response } from 'farrow-http'
import { Int, List, ObjectType, TypeOf } from 'farrow-schema'

class SignUp extends ObjectType {
  email = String
  age = Int
  interests = List(String)
}

export type SignUpData = TypeOf<typeof SignUp>

export const http = Http({ logger: false, errorStack: false })

http.post('/sign-up', { body: SignUp }).use(({ body }) => {
  const { email, interests } = body
  const text = `${email} likes ${interests.join(' and ')}`
  return Response.status(201).text(text)
})
// #endregion sign-up
