import type { Site } from '../config/resolve-site.ts'

/** When the last day of an announcement is over everywhere on Earth, in ms; null for one without an end. */
export function endOf({ until }: NonNullable<Site['announcement']>): number | null {
  return until === undefined ? null : Date.parse(`${until}T23:59:59-12:00`)
}
