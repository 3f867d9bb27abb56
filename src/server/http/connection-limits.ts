import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { clientErrorBody, sendTimeout } from './client-error.ts'

/** How long a client may keep a connection waiting, in milliseconds. */
export type Patience = {
  /** From the first byte of a request, or from connecting, to the end of its headers. */
  headers: number
  /** From the first to the last byte of a form's body. Uploads have longer, because a phone may need a minute for a scan. */
  body: number
  /** A new connection on which nothing comes. */
  silent: number
  /** How often Node looks whether headers and requests are late. */
  check: number
}

export const patience: Patience = { headers: 10_000, body: 10_000, silent: 15_000, check: 1_000 }

/** A request that reached a running handler may be silent for longer, and so may a stream: `connection` milliseconds. */
export function limitedRequests(
  handle: RequestListener,
  times: { connection: number; patience: Patience },
): RequestListener {
  return (request, response) => {
    if (isAmbiguous(request)) {
      refuseAmbiguous(response)
      return
    }
    const { socket } = request
    if (socket.timeout === times.patience.silent) socket.setTimeout(times.connection)
    if (bringsForm(request)) limitBody(request, times.patience.body)
    handle(request, response)
  }
}

export function limitSilence(server: Server, { silent }: Patience): void {
  server.on('connection', socket => socket.setTimeout(silent))
}

/**
 * Two hosts, or another coding beside `chunked`: proxies before us may read such a request otherwise than Node does. A loop over the raw headers costs
 * nothing, while `headersDistinct` would build an object for every request.
 */
function isAmbiguous({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  const coding = headers['transfer-encoding']
  return hosts > 1 || (coding !== undefined && coding.toLowerCase() !== 'chunked')
}

function refuseAmbiguous(response: ServerResponse): void {
  const { status, text } = clientErrorBody('malformed_request')
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  })
  response.end(text)
}

/** An ordinary form is smaller; lists of people that are pasted have the time of an upload. */
const formBytes = 64 * 1024

function bringsForm({ headers }: IncomingMessage): boolean {
  if (headers['content-type']?.startsWith('multipart/')) return false
  const length = headers['content-length']
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) <= formBytes
}

function limitBody(request: IncomingMessage, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) sendTimeout(request.socket)
  }, milliseconds)
  request.once('close', () => clearTimeout(timer))
}
