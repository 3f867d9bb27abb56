import { createParser } from 'eventsource-parser'
import { type ErrorBody, errorBody } from '#contract/error.ts'
import { newRequestId } from '#web/kit/api/request-id.ts'

/** The server did not open the stream; `retryAfter` in seconds where it named a time. */
export class StreamRefused extends Error {
  readonly status: number
  readonly body: ErrorBody | null
  readonly retryAfter: number | null

  constructor(status: number, body: ErrorBody | null, retryAfter: number | null) {
    super(`The stream was refused with ${status}`)
    this.name = 'StreamRefused'
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

export type StreamHandlers = {
  /** The server has answered and listens. */
  onOpen: () => void
  /** Something came, be it a sign of life alone. */
  onBytes: () => void
  onEvent: (name: string, data: string) => void
}

export type StreamRequest = StreamHandlers & { address: string; token: string; signal: AbortSignal }

/** More than any event has; a stream that sends more without an end is broken. Characters. */
const longestEvent = 64 * 1024

/**
 * Listens to an event stream until it ends. By fetch, because the browser's own EventSource sends no token. Throws
 * StreamRefused, or what fetch throws when the connection is lost or called off.
 */
export async function openStream(request: StreamRequest): Promise<void> {
  const { address, token, signal, onOpen, onBytes, onEvent } = request
  const response = await fetch(address, {
    headers: {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${token}`,
      'X-Request-Id': newRequestId(),
    },
    cache: 'no-store',
    signal,
  })
  if (!response.ok || !response.body) throw await refusalOf(response)
  onOpen()
  const parser = createParser({
    onEvent: ({ event, data }) => onEvent(event ?? 'message', data),
    maxBufferSize: longestEvent,
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    parser.feed(value)
  }
}

async function refusalOf(response: Response): Promise<StreamRefused> {
  const body = errorBody.safeParse(await response.json().catch(() => null)).data ?? null
  return new StreamRefused(response.status, body, Number(response.headers.get('Retry-After')) || null)
}
