import type { Place } from '../program.ts'
import { limits } from './messages.ts'
import type { HttpAnswer, MatchResult, ProgramRoute, RequestFailure, RunEvent, RunResult, ValidateResult } from './runner.ts'

/**
 * Readers of what comes from the worker, where anything may have been done to it: each takes a value of any shape and makes a new one of
 * the right shape, with texts of a bounded length. A value that is wrong gives null.
 */
type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

function textOf(value: unknown, most: number = limits.text): string {
  return typeof value === 'string' ? value.slice(0, most) : ''
}

/** A whole number from 0 to `most`, or null. */
function countOf(value: unknown, most = 10_000_000): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : null
}

function placeOf(value: unknown): { readonly place?: Place } {
  const fields = fieldsOf(value)
  const line = countOf(fields?.['line'])
  const column = countOf(fields?.['column'])
  if (fields === null || line === null || column === null) return {}
  return { place: { path: textOf(fields['path'], 200), line, column } }
}

/** The items that can be read; those for which `read` gives null are left out. */
function listOf<T>(value: unknown, { most, read }: { most: number; read: (item: unknown) => T | null }): readonly T[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, most)
    .map((item: unknown) => read(item))
    .filter((item) => item !== null)
}

export function readEvent(value: unknown): RunEvent | null {
  const fields = fieldsOf(value)
  if (fields === null) return null
  const { kind, level, reason, port } = fields
  const place = placeOf(fields['place'])
  if (kind === 'cut') return { kind }
  if (kind === 'console' && (level === 'log' || level === 'info' || level === 'warn' || level === 'error')) {
    return { kind, level, text: textOf(fields['text']), ...place }
  }
  if (kind === 'error') {
    const stack = textOf(fields['stack'])
    return { kind, name: textOf(fields['name'], 200), message: textOf(fields['message']), ...place, ...(stack !== '' && { stack }) }
  }
  if (kind === 'listening') return { kind, port: countOf(port, 65_535) ?? 0 }
  // The page alone says that a program was ended.
  return kind === 'ended' && reason === 'finished' ? { kind, reason } : null
}

export function readRunResult(value: unknown): RunResult {
  const fields = fieldsOf(value)
  const routes = listOf(fields?.['routes'], {
    most: 200,
    read: (item): ProgramRoute => {
      const route = fieldsOf(item)
      const { body } = route ?? {}
      // A part of a JSON text would be of no use.
      const isWhole = typeof body === 'string' && body.length <= 1000
      return { method: textOf(route?.['method'], 20), url: textOf(route?.['url'], 2000), ...(isWhole && { body }) }
    },
  })
  return { ok: fields?.['ok'] === true, listening: fields?.['listening'] === true, routes }
}

const failures: readonly unknown[] = ['not-listening', 'no-answer', 'broken-off', 'stopped'] satisfies RequestFailure[]

export function readHttpAnswer(value: unknown): HttpAnswer | { readonly failed: RequestFailure } {
  const fields = fieldsOf(value)
  const status = countOf(fields?.['status'], 999)
  if (fields === null || status === null) {
    const failed = fields?.['failed']
    return { failed: failures.includes(failed) ? (failed as RequestFailure) : 'broken-off' }
  }
  const headers = listOf(fields['headers'], {
    most: 100,
    read: (item): readonly [string, string] | null => (Array.isArray(item) ? [textOf(item[0], 200), textOf(item[1], 10_000)] : null),
  })
  const ms = fields['ms']
  return {
    status,
    statusText: textOf(fields['statusText'], 200),
    headers,
    body: textOf(fields['body'], limits.body + 1),
    ms: typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 ? ms : 0,
  }
}

export function readValidateResult(value: unknown): ValidateResult {
  const fields = fieldsOf(value)
  if (fields?.['ok'] === true) return { ok: true, value: textOf(fields['value']) }
  const path = listOf(fields?.['path'], {
    most: 50,
    read: (item): string | number | null => (typeof item === 'number' ? item : typeof item === 'string' ? textOf(item, 200) : null),
  })
  return { ok: false, message: textOf(fields?.['message']), path }
}

export function readMatchResult(value: unknown): MatchResult {
  const fields = fieldsOf(value)
  if (fields?.['ok'] !== true) return { ok: false, message: textOf(fields?.['message']) }
  try {
    return { ok: true, params: JSON.parse(textOf(fields['params'])) as unknown, query: JSON.parse(textOf(fields['query'])) as unknown }
  } catch {
    return { ok: false, message: '' }
  }
}
