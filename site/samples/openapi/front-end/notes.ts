import createClient from 'openapi-fetch'
import type { paths } from './api'

export const createNotes = (baseUrl: string) =>
  createClient<paths>({ baseUrl })
