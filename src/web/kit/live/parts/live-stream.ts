import { createParser } from 'eventsource-parser'
import { type ErrorBody, errorBody } from '#contract/error.ts'
import { newRequestId } from '#web/kit/api/request-id.ts'

/** The server refused the stream; `retryAfter` in seconds, if given. */
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
  /** The server has accepted the stream. */
  onOpen: () => void
  /** Anything arrived, even only a keep-alive. */
  onBytes: () => void
  onEvent: (name: string, data: string) => void
}

export type StreamRequest = StreamHandlers & { address: string; token: string; signal: AbortSignal }

/** Characters. No event is this long, so a stream with more is broken. */
const longestEvent = 64 * 1024

/**
 * Listens to an event stream until it ends. Uses fetch, because EventSource cannot send a token. Throws StreamRefused, or what fetch throws when the
 * connection is lost or aborted.
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
