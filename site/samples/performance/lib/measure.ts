const figures = process.argv.includes('--figures')

// Microseconds for one call: the best of several rounds.
export const measure = async (work: () => unknown, times = 2000) => {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 7; round += 1) {
    const start = process.hrtime.bigint()
    for (let count = 0; count < times; count += 1) await work()
    const spent = Number(process.hrtime.bigint() - start) / 1000 / times
    best = Math.min(best, spent)
    // A program that never pauses looks as if it hung, in a browser also to the playground, which then ends it.
    await new Promise((done) => setTimeout(done))
  }
  return best
}

// What is printed has to be the same on every machine.
export const compare = (name: string, [a, b]: [number, number]) => {
  const factor = a / b
  const words = factor > 1.5 ? 'slower' : factor < 0.67 ? 'faster' : 'equal'
  const exact = ` (${a.toFixed(2)} and ${b.toFixed(2)} µs)`
  console.log(`${name}: ${words}${figures ? exact : ''}`)
}

// Only for `--figures`: what differs too little, or from machine to machine.
export const note = (name: string, value: number) => {
  if (figures) console.log(`${name}: ${value.toFixed(1)} µs`)
}
