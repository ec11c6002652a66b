declare module 'http://localhost:3000/math/client.ts' {
  export const createApiClient: typeof import('../src/generated/client').createApiClient
}
