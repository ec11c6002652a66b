import { Response, type HttpMiddleware } from 'farrow-http'
import { SignJWT, jwtVerify } from 'jose'
import { findUser } from './accounts'
import { UserContext, type User } from './user'

const claims = { issuer: 'https://shop.example', audience: 'shop-api' }

export const createTokens = (secret: Uint8Array) => {
  const sign = (user: User, expires = '15m') =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.name)
      .setIssuer(claims.issuer)
      .setAudience(claims.audience)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(secret)

  const verify = async (token: string) => {
    const { payload } = await jwtVerify(token, secret, {
      ...claims,
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp'],
    })
    return findUser(payload.sub ?? '')
  }

  const readToken: HttpMiddleware = async (request, next) => {
    const value = request.headers?.authorization ?? ''
    const token = /^Bearer (\S+)$/i.exec(value)?.[1]
    if (!token) return next(request)

    const user = await verify(token).catch(() => undefined)
    if (!user) {
      return Response.status(401)
        .header('WWW-Authenticate', 'Bearer error="invalid_token"')
        .json({ message: 'The token is not valid' })
    }
    UserContext.set(user)
    return next(request)
  }

  return { sign, readToken }
}
