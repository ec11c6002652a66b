import { HttpError } from 'farrow-http'

export const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpError(`${text} is not encoded correctly`, 400)
  }
}
