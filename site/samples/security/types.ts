import type { Fetcher } from 'farrow-api-client'
import type { CorsOptions } from 'farrow-cors'
import type { transform } from 'farrow-json-schema'

type IsAny<T> = 0 extends 1 & T ? true : false

// Each line fails to compile when a package with types is missing.
export const corsOptions: IsAny<CorsOptions> = false
export const calling: IsAny<Parameters<Fetcher>[0]> = false
export const jsonSchema: IsAny<ReturnType<typeof transform>> = false

console.log('none of them is any')
