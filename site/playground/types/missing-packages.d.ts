// Farrow's packages, whose exports are offered before the program imports anything.
/// <reference types="farrow-api" />
/// <reference types="farrow-http" />

// What farrow-http imports from packages that bring no declarations.

declare module 'cookies' {
  namespace Cookies {
    interface SetOption {
      maxAge?: number
      expires?: Date
      path?: string
      domain?: string
      secure?: boolean
      httpOnly?: boolean
      sameSite?: 'strict' | 'lax' | 'none' | boolean
      signed?: boolean
      overwrite?: boolean
    }
  }
  export = Cookies
}

declare module 'content-disposition' {
  export interface Options {
    type?: string
    fallback?: string | boolean
  }
}

declare module 'cookie' {
  export interface CookieParseOptions {
    decode?(value: string): string
  }
}

declare module 'qs' {
  export interface IParseOptions {
    comma?: boolean
    delimiter?: string | RegExp
    depth?: number | false
    arrayLimit?: number
    parseArrays?: boolean
    allowDots?: boolean
    plainObjects?: boolean
    allowPrototypes?: boolean
    parameterLimit?: number
    strictNullHandling?: boolean
    ignoreQueryPrefix?: boolean
  }
}
