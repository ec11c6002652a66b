import { formatMessage } from '@pagewright/browser'
import { type FormEvent, type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Editor } from './editor/index.ts'
import { longestPath, type PathProblem, problemOfPath } from './file-path.ts'
import { plainField } from './panels/plain-field.ts'
import type { ProgramFile } from './program.ts'
import { limits } from './read-program.ts'
import { renameFile } from './rename-file.ts'
import { useTexts } from './texts.ts'
import type { UseProgram } from './use-program.ts'

export type FileToolsProps = {
  readonly state: Pick<UseProgram, 'program' | 'latest' | 'edit'>
  /** The file that is shown. */
  readonly path: string
  readonly editor: RefObject<Editor | null>
  readonly onOpen: (path: string) => void
  /** Shows a message, and has it read out. */
  readonly onMessage: (message: string) => void
}

type Task = 'add' | 'rename' | 'remove'

/** Adds a file to the program, and renames or removes the one that is shown. The entry stays, because it is what is run. */
export function FileTools({ state, path, editor, onOpen, onMessage }: FileToolsProps): ReactElement {
  const texts = useTexts()
  const [task, setTask] = useState<Task | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const focus = (which: string): void => buttons.current?.querySelector<HTMLElement>(which)?.focus()
  const { entry, files } = state.program

  const change = (next: readonly ProgramFile[]): void => {
    const program = { ...state.latest(), files: next }
    state.edit(program)
    editor.current?.setProgram(program)
  }
  const add = (name: string): void => {
    change([...state.latest().files, { path: name, text: name.endsWith('.json') ? '{}\n' : '' }])
    onOpen(name)
    editor.current?.focus()
  }
  const rename = (name: string): void => {
    editor.current?.rename(name)
    change(renameFile(state.latest().files, path, name))
    onOpen(name)
    editor.current?.focus()
  }
  const remove = (): void => {
    change(state.latest().files.filter((file) => file.path !== path))
    onOpen(entry)
    onMessage(formatMessage(texts.removed, { path }))
    focus('button')
  }
  const tasks: readonly Task[] = path === entry ? ['add'] : ['add', 'rename', 'remove']
  const labels = { add: texts.newFile, rename: texts.rename, remove: texts.remove }
  return (
    <>
      <div ref={buttons} className="row">
        {tasks.map((one) => (
          <button key={one} type="button" aria-expanded={task === one} onClick={() => setTask(task === one ? null : one)}>
            {labels[one]}
          </button>
        ))}
      </div>
      {task !== null && (
        <FileForm
          // Another file, or another task, is a form of its own.
          key={`${task} ${path}`}
          task={task}
          path={path}
          others={files.map((file) => file.path).filter((other) => task === 'add' || other !== path)}
          onDone={(name) => {
            setTask(null)
            if (task === 'add') add(name)
            else if (task === 'remove') remove()
            else if (name !== path) rename(name)
          }}
          onCancel={() => {
            focus('[aria-expanded=true]')
            setTask(null)
          }}
        />
      )}
    </>
  )
}

type FileFormProps = {
  readonly task: Task
  readonly path: string
  readonly others: readonly string[]
  readonly onDone: (path: string) => void
  readonly onCancel: () => void
}

/** Asks for the path of a file, or whether it is to be removed. What is wrong with a path is said when it is sent. */
function FileForm({ task, path, others, onDone, onCancel }: FileFormProps): ReactElement {
  const texts = useTexts()
  const id = useId()
  const folder = path.replace(/[^/]*$/, '')
  const [name, setName] = useState(task === 'add' ? folder : path)
  const [problem, setProblem] = useState<PathProblem | 'too many' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [])

  const send = (event: FormEvent): void => {
    event.preventDefault()
    const typed = name.trim().replace(/^(?:\.\/)+/, '')
    // Whoever types a whole path behind the folder that the field begins with means that path.
    const wanted = folder !== '' && typed.startsWith(folder + folder) ? typed.slice(folder.length) : typed
    const found = task === 'remove' ? null : others.length >= limits.files ? 'too many' : problemOfPath(wanted, others)
    setProblem(found)
    if (found === null) onDone(wanted)
    else form.current?.querySelector('input')?.focus()
  }
  const told = problem === 'too many' ? formatMessage(texts.tooManyFiles, { count: limits.files }) : problem && texts.pathProblem[problem]
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      {task === 'remove' ? (
        <p id={`${id}-ask`}>{formatMessage(texts.removeAsk, { path })}</p>
      ) : (
        <input
          aria-label={texts.filePath}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          maxLength={longestPath + 1}
          {...plainField}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <div className="row">
        <button type="submit" aria-describedby={task === 'remove' ? `${id}-ask` : undefined}>
          {{ add: texts.create, rename: texts.rename, remove: texts.remove }[task]}
        </button>
        <button type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
      <p id={`${id}-problem`} className="bad" role="alert">
        {told}
      </p>
    </form>
  )
}
