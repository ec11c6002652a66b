import { Api, type ApiDefinition, type ApiImpl } from 'farrow-api'

// Thrown on purpose: the client may read the message.
export class ApiError extends Error {}

// Like Api, but an unexpected error keeps its message on the server.
export const SafeApi = <T extends ApiDefinition>(
  definition: T,
  impl: ApiImpl<T>,
  log: (error: unknown) => void = console.error,
) => {
  const safe: ApiImpl<T> = async (input) => {
    try {
      return await impl(input)
    } catch (error) {
      if (error instanceof ApiError) throw error
      log(error)
      throw new ApiError('Internal error')
    }
  }
  return Api(definition, safe)
}
