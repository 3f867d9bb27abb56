import type { ServerResponse } from 'node:http'
import type { LiveEventName } from '#contract/chat.ts'

/** What may wait for a listener that does not read, in bytes; whoever is further behind comes again and reads by numbers. */
const mostWaiting = 64 * 1024

/** After how long a listener whose stream has broken comes again, in milliseconds. */
const retryMilliseconds = 3000

export type EventStream = {
  /** Sends an event. */
  send(event: LiveEventName, data: unknown): void
  /** Keeps the connection and whatever lies between from falling asleep; ends a stream that took nothing since the last beat. */
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
  // It may have hung up while its token was looked at.
  if (response.destroyed) queueMicrotask(onClose)
  // A listener that hangs up while something is being written is no fault.
  response.on('error', () => {})
  response.writeHead(200, {
    ...headers,
    // Names in small letters, as those of Fastify: otherwise they would stand there twice.
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would hold events back until it has a buffer full of them.
    'x-accel-buffering': 'no',
    connection: 'close',
  })

  function write(text: string): void {
    if (response.destroyed || response.writableEnded) return
    response.write(text)
    // Ended by force: a polite end would wait behind what nobody reads.
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
