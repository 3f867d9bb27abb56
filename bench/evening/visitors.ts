// A process of its own that opens so many pages a second, whether or not the former have been answered.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type VisitOrder = { port: number; paths: string[]; perSecond: number; seconds: number }
export type VisitResult = { asked: number; faults: number; p99: number }

const stepMilliseconds = 10

async function visit({ port, paths, perSecond, seconds }: VisitOrder): Promise<VisitResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const waits: number[] = []
  const under: Promise<void>[] = []
  let faults = 0
  const ask = (path: string) =>
    new Promise<void>(resolve => {
      const startedAt = performance.now()
      const asked = request({ host: '127.0.0.1', port, path, agent }, answer => {
        if (answer.statusCode !== 200) faults += 1
        answer.resume()
        answer.on('end', () => {
          waits.push(performance.now() - startedAt)
          resolve()
        })
      })
      asked.on('error', () => {
        faults += 1
        resolve()
      })
      asked.end()
    })
  const startedAt = performance.now()
  let asked = 0
  while (performance.now() - startedAt < seconds * 1000) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    for (; asked < due; asked += 1) under.push(ask(paths[asked % paths.length] ?? '/'))
    await sleep(stepMilliseconds)
  }
  await Promise.all(under)
  agent.destroy()
  waits.sort((one, other) => one - other)
  return { asked, faults, p99: waits[Math.floor(waits.length * 0.99)] ?? Number.NaN }
}

process.on('message', (order: VisitOrder) => {
  visit(order).then(
    result => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
