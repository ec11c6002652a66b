import { formatMessage } from '@pagewright/browser'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { exampleValue } from '../example-value.ts'
import { type ExportedSchema, findSchemas } from '../find-schemas.ts'
import type { Place, Program } from '../program.ts'
import type { ValidateResult } from '../runner/index.ts'
import { useTexts } from '../texts.ts'
import { useIntoView } from '../use-into-view.ts'
import type { Runs } from '../use-runs.ts'
import { plainField } from './plain-field.ts'
import { useRecheck } from './use-recheck.ts'

export type SchemasProps = {
  readonly program: Program
  readonly runs: Runs
  /** Shows a place of the program. Without it, the page shows the program itself, and its schemas are not repeated here. */
  readonly onGoTo?: (place: Place) => void
  /** The name of the schema that is chosen at first. */
  readonly first?: string | undefined
}

type Outcome = ValidateResult | { readonly ok: false; readonly problem: string }

/** What a value was found to be. */
type Checked = {
  readonly outcome: Outcome
  readonly json: string
  readonly program: Program
  /** Whether the reader has pressed the button for it. */
  readonly isAsked: boolean
}

/** Checks values against the schemas that the program exports. */
export function Schemas({ program, runs, onGoTo, first }: SchemasProps): ReactElement {
  const texts = useTexts()
  const id = useId()
  const [key, setKey] = useState('')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [checked, setChecked] = useState<Checked | null>(null)
  const status = useIntoView<HTMLDivElement>(checked?.isAsked ? checked : null)
  const schemas = findSchemas(program)
  const schema = schemas.find((one) => (key === '' ? one.name === first : keyOf(one) === key)) ?? schemas[0]
  const current = schema === undefined ? '' : keyOf(schema)
  const json = schema === undefined ? '' : (typed[current] ?? exampleValue(schema, schemas))

  const validate = async (isAsked: boolean): Promise<void> => {
    if (schema === undefined) return
    const find = async (): Promise<Outcome> => {
      try {
        JSON.parse(json)
      } catch (error) {
        return { ok: false, problem: formatMessage(texts.badJson, { message: (error as Error).message }) }
      }
      try {
        const runner = await runs.withProgram(program)
        return await runner.validate({ path: schema.path, name: schema.name, json })
      } catch {
        return { ok: false, problem: texts.status.failed }
      }
    }
    setChecked({ outcome: await find(), json, program, isAsked })
  }
  // Another program waits for the button, because it would be started.
  const isOfThis = checked === null || checked.program === program
  const isOutdated = checked !== null && checked.json !== json
  useRecheck(isOutdated && isOfThis, { typed: json, check: () => void validate(false) })
  if (schema === undefined) return <p className="hint">{texts.noSchemas}</p>
  return (
    <form
      // Outside of a dialog, it sends nothing when it is submitted before its code is there.
      method="dialog"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void validate(true)
      }}
    >
      <label htmlFor={`${id}-schema`}>{texts.schema}</label>
      <div className="row">
        <select
          id={`${id}-schema`}
          value={current}
          onChange={({ currentTarget }) => {
            setKey(currentTarget.value)
            setChecked(null)
          }}
        >
          {schemas.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {one.name}
            </option>
          ))}
        </select>
        {onGoTo !== undefined && (
          <button type="button" onClick={() => onGoTo({ path: schema.path, line: schema.line, column: 1 })}>
            {formatMessage(texts.goToLine, { line: schema.line })}
          </button>
        )}
      </div>
      {onGoTo !== undefined && <pre>{schema.text}</pre>}
      <label htmlFor={`${id}-json`}>{texts.value}</label>
      <textarea
        id={`${id}-json`}
        rows={6}
        {...plainField}
        value={json}
        onChange={({ currentTarget }) => setTyped({ ...typed, [current]: currentTarget.value })}
      />
      <div className="row">
        <button type="submit" className="main" data-action="validate">
          {texts.validate}
        </button>
      </div>
      {/* Only what is new in it is announced, so not the result once more when the code has changed. */}
      <div ref={status} role="status" aria-atomic="false" data-stale={isOutdated || !isOfThis}>
        {checked !== null && <Verdict outcome={checked.outcome} />}
        {!isOfThis && <p className="hint">{texts.stale}</p>}
      </div>
    </form>
  )
}

function keyOf({ path, name }: ExportedSchema): string {
  return `${path}#${name}`
}

function Verdict({ outcome }: { readonly outcome: Outcome }): ReactElement {
  const texts = useTexts()
  if (outcome.ok) {
    return (
      <>
        <p className="good">{texts.valid}</p>
        <pre>{outcome.value}</pre>
      </>
    )
  }
  if ('problem' in outcome) return <p className="bad">{outcome.problem}</p>
  return (
    <>
      <p className="bad">{texts.invalid}</p>
      <p>{outcome.path.length === 0 ? texts.atTop : formatMessage(texts.at, { path: outcome.path.join('.') })}</p>
      <pre>{outcome.message}</pre>
    </>
  )
}
