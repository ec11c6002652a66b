declare module 'http://localhost:3000/api/client.ts' {
  export const createApiClient: typeof import('../src/generated/client').createApiClient
}
