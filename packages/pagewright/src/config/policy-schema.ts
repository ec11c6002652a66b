import * as z from 'zod'
import { webUrl } from './content-schema.ts'

/** Where page views are sent. */
export const analytics = z.discriminatedUnion('type', [
  /** Google Analytics, by its measurement id. */
  z.strictObject({ type: z.literal('gtag'), id: z.string().regex(/^[A-Z0-9-]+$/, 'must be capital letters, digits and hyphens') }),
  /** An endpoint of your own that gets a JSON text for each page view. */
  z.strictObject({ type: z.literal('beacon'), endpoint: webUrl }),
])

const host = /^(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?:\/[^\s;,'"]*)?$/
const source = z
  .string()
  .refine((text) => host.test(text) || ['https:', 'blob:', 'data:'].includes(text), 'must be a host, such as https://cdn.example.com')
const sources = z.array(source).optional()

/** What pages may load besides files of the site, by the directives of a Content-Security-Policy. */
export const policy = z.strictObject({
  /** Where scripts fetch data. */
  'connect-src': sources,
  'font-src': sources,
  /** Where forms are sent. */
  'form-action': sources,
  /** Documents in frames, such as videos: `https://www.youtube-nocookie.com`. */
  'frame-src': sources,
  'img-src': sources,
  /** Videos and sounds. */
  'media-src': sources,
  'script-src': sources,
  'style-src': sources,
  'worker-src': sources,
})
