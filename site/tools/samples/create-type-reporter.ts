import { createTopicServices, type TopicService } from './create-topic-services.ts'
import { describeNames } from './describe-names.ts'
import { errorsOf, failureOf } from './diagnostics.ts'
import { recordingOf, typesFile } from './recorded.ts'
import type { Topic } from './topic.ts'
import { typedLines } from './typed-lines.ts'

/** The compiler's report about a topic: unexpected errors, and the text of each recording by its file name. */
export type TopicReport = { readonly errors: readonly string[]; readonly recordings: ReadonlyMap<string, string> }

/** Creates a function that type-checks a topic and records the types of the names that pages show. */
export function createTypeReporter(): (topic: Topic) => TopicReport {
  const open = createTopicServices()
  const typed = typedLines()
  return (topic) => {
    const declarations = topic.modules.filter((file) => file.endsWith('.d.ts'))
    // Each file is checked alone, because the way the compiler prints a type depends on what it has checked before.
    const failures = topic.failing.map((file): [string, string] => {
      return [recordingOf(file, 'fails.txt'), closing(open(topic, [file, ...declarations]), (service) => failureOf(file, service))]
    })
    const passing = topic.failing.filter((_file, index) => failures[index]?.[1] === '')
    const files = [...topic.programs, ...topic.modules]
    return closing(open(topic, files), (service) => ({
      errors: [...errorsOf(files, service), ...passing.map((file) => `${file} compiles, although its name says that it does not`)],
      recordings: new Map([...failures, ...namesOf(topic, { service, typed })]),
    }))
  }
}

/** The recording of a topic's types, with one line for each name of each file. Empty if pages show no name with a useful type. */
function namesOf(topic: Topic, { service, typed }: { service: TopicService; typed: ReturnType<typeof typedLines> }): [string, string][] {
  const prefix = `samples/${topic.name}/`
  const files = [...typed].flatMap(([path, stretches]): string[] => {
    const file = path.slice(prefix.length)
    if (!path.startsWith(prefix) || topic.failing.includes(file)) return []
    const names = describeNames(file, { stretches, topic: service })
    return names.length === 0 ? [] : [`${JSON.stringify(file)}: [\n${names.map((name) => JSON.stringify(name)).join(',\n')}\n]`]
  })
  return files.length === 0 ? [] : [[typesFile, `{\n${files.join(',\n')}\n}\n`]]
}

function closing<T>(topic: TopicService, use: (topic: TopicService) => T): T {
  const result = use(topic)
  topic.service.dispose()
  return result
}
