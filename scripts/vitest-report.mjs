import { writeFileSync } from 'node:fs'

/**
 * A reporter of Vitest for `npm test`. Its file, whose path is in $VITEST_REPORT, has the number of passed tests, the skipped ones with
 * what they noted about themselves, and a line for everything that failed: tests, but also hooks, files that cannot be loaded, and
 * errors outside of any test, all of which the JSON of Vitest leaves out.
 */
export default class {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state) => tests.filter((test) => test.result().state === state)
    const failures = [
      ...inState('failed').map(({ fullName }) => fullName),
      ...modules.flatMap((module) => [
        ...module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error)}`),
        ...[...module.children.allSuites()].flatMap((suite) => suite.errors().map((error) => `${suite.fullName}: ${firstLine(error)}`)),
      ]),
      ...unhandledErrors.map((error) => `Outside of any test: ${error.stack ?? firstLine(error)}`),
    ]
    const skipped = inState('skipped').map((test) => ({ fullName: test.fullName, meta: test.meta() }))
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify({ passed: inState('passed').length, skipped, failures }))
  }
}

function firstLine({ name, message }) {
  return `${name}: ${message.split('\n')[0]}`
}
