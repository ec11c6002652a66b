import cluster from 'node:cluster'

// What one process sends goes to all of them.
export const startWorkers = (count: number) => {
  for (let id = 1; id <= count; id++) cluster.fork()
  cluster.on('message', (_, text: string) => {
    for (const worker of Object.values(cluster.workers ?? {}))
      worker?.send(text)
  })
}
