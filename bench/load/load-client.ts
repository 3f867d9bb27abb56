// The load generator: a process of its own that does as little as it can for each answer, so that the server is what is
// measured. Raw sockets, no pipelining; takes orders and gives results over the channel to its parent.
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { createAnswerReader } from './answer-reader.ts'
import type { LoadOrder, LoadResult } from './load.ts'

const receiveBytes = 256 * 1024

function run(order: LoadOrder): Promise<LoadResult> {
  const request = Buffer.from(
    `GET ${order.path} HTTP/1.1\r\nHost: 127.0.0.1:${order.port}\r\n${Object.entries(order.headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
  return new Promise(resolve => {
    const latencies: number[] = []
    let faults = 0
    let answerBytes = 0
    let open = 0
    const countFrom = performance.now() + order.warmUpSeconds * 1000
    const countUntil = countFrom + order.seconds * 1000

    const closed = () => {
      open -= 1
      if (open === 0) resolve(summarise(order, { latencies, faults, answerBytes }))
    }

    const openConnection = () => {
      let sentAt = 0
      open += 1
      const reader = createAnswerReader((status, bytes) => {
        const now = performance.now()
        if (status !== 200) faults += 1
        answerBytes = bytes
        if (sentAt >= countFrom && now <= countUntil) latencies.push(now - sentAt)
        if (now >= countUntil) return socket.destroy()
        send()
      })
      const socket = connect({
        host: '127.0.0.1',
        port: order.port,
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafe(receiveBytes),
          callback(length, buffer) {
            reader.take(Buffer.from(buffer.buffer, buffer.byteOffset, length))
            return true
          },
        },
      })
      const send = () => {
        sentAt = performance.now()
        socket.write(request)
      }
      socket.on('connect', send)
      socket.on('error', () => {
        faults += 1
      })
      socket.on('end', () => {
        faults += 1
      })
      socket.on('close', closed)
    }
    for (let number = 0; number < order.connections; number += 1) openConnection()
  })
}

function summarise(
  order: LoadOrder,
  seen: { latencies: number[]; faults: number; answerBytes: number },
): LoadResult {
  const sorted = Float64Array.from(seen.latencies).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    answers: sorted.length,
    faults: seen.faults,
    perSecond: sorted.length / order.seconds,
    p50: at(0.5),
    p99: at(0.99),
    answerBytes: seen.answerBytes,
  }
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    result => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
