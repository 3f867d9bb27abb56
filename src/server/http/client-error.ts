import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorBody, errorStatus } from '#contract/error.ts'
import { errorSentence } from '#messages/error-sentence.ts'

/** A query of 10,000 Cyrillic letters is 60,000 bytes of address; the rest is for other headers. */
export const mostHeaderBytes = 72 * 1024

/**
 * Answers what never became a request, and closes. No header could be read, so the sentence is in both languages. A connection that was too slow or
 * is gone gets no body.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    sendTimeout(socket)
    return
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request'
  const { status, reason, text } = clientErrorBody(code)
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  )
}

/** Ends both directions: a client that sends a byte now and then would otherwise never be rid of. */
export function sendTimeout(socket: Socket): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
}

/** The error body where no route has been reached, with the sentence in both languages. */
export function clientErrorBody(code: 'headers_too_large' | 'malformed_request') {
  const status = errorStatus[code]
  const reason = STATUS_CODES[status] ?? 'Error'
  const body: ErrorBody = {
    statusCode: status,
    error: reason,
    message: `${errorSentence(code, 'ru')} / ${errorSentence(code, 'en')}`,
    code,
    requestId: randomUUID(),
  }
  return { status, reason, text: JSON.stringify(body) }
}
