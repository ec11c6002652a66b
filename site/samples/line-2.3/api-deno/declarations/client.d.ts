declare module 'http://localhost:3000/math/client.ts' {
  type JsonType =
    | number
    | string
    | boolean
    | null
    | undefined
    | JsonType[]
    | { toJSON(): string }
    | { [key: string]: JsonType }

  export type ApiClientOptions = {
    loader: (input: { path: string[]; input: JsonType }) => Promise<JsonType>
  }

  export const createApiClient: (options: ApiClientOptions) => {
    square: (input: { n: number }) => Promise<number>
  }
}
