import type { ServerResponse } from 'node:http'
import type { LiveEventName } from '#contract/chat.ts'

/** Buffer limit for a listener that does not read, in bytes; a slower one has to reconnect and read by numbers. */
const mostWaiting = 64 * 1024

/** How long a listener waits before reconnecting, in milliseconds. */
const retryMilliseconds = 3000

export type EventStream = {
  send(event: LiveEventName, data: unknown): void
  /** Keeps the connection and everything in between from timing out; ends a stream that has taken nothing since the last beat. */
  beat(): void
  end(): void
}

/** Opens a stream of server-sent events on a response. `onClose` is called once, however the stream ends. */
export function openEventStream(
  response: ServerResponse,
  headers: Record<string, string>,
  onClose: () => void,
): EventStream {
  let stuck = false
  response.on('close', onClose)
  // The client may have hung up while its token was checked.
  if (response.destroyed) queueMicrotask(onClose)
  // A listener that hangs up during a write is not an error.
  response.on('error', () => {})
  response.writeHead(200, {
    ...headers,
    // Lower-case names like Fastify's: otherwise they would be sent twice.
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would otherwise buffer events until its buffer is full.
    'x-accel-buffering': 'no',
    connection: 'close',
  })

  function write(text: string): void {
    if (response.destroyed || response.writableEnded) return
    response.write(text)
    // Destroyed rather than ended: a polite end would wait behind data that nobody reads.
    if (response.writableLength > mostWaiting) response.destroy()
  }

  write(`retry: ${retryMilliseconds}\n\n`)
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat() {
      const behind = response.writableLength > 0
      if (behind && stuck) response.destroy()
      stuck = behind
      write(': \n\n')
    },
    end() {
      response.end()
    },
  }
}
