declare module 'http://localhost:3000/api/client.ts' {
  export type Vote = { fruit: string; votes: number }

  export const api: {
    votes: {
      list: (input: {}) => Promise<Vote[]>
      add: (input: { fruit: string }) => Promise<Vote>
    }
  }
}
