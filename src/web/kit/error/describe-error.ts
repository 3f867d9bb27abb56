import { isRouteErrorResponse } from 'react-router'
import { m } from '#messages/compiled/messages.js'

export type ErrorDescription = {
  status: number
  title: string
  message: string
  /** Data or stack of the error, for the collapsible section; null when there is neither. */
  details: string | null
}

/** What the error screen shows (spec point 2): 500 unless the error has a status, its own message before the default one. */
export function describeError(error: unknown): ErrorDescription {
  const status = statusOf(error)
  const words = wordsOf(status)
  return {
    status,
    title: words.title,
    message: ownMessage(error) ?? words.message,
    details: detailsOf(error),
  }
}

function wordsOf(status: number): { title: string; message: string } {
  if (status === 404) return { title: m.error_title_404(), message: m.error_message_404() }
  if (status === 503) return { title: m.error_title_503(), message: m.error_message_503() }
  return { title: m.error_title(), message: m.error_message() }
}

function statusOf(error: unknown): number {
  const status = isRecord(error) ? (error.status ?? error.statusCode) : undefined
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

function ownMessage(error: unknown): string | null {
  if (isRouteErrorResponse(error)) {
    const message: unknown = isRecord(error.data) ? error.data.message : null
    return typeof message === 'string' && message ? message : null
  }
  return error instanceof Error && error.message ? error.message : null
}

function detailsOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) {
    // The message is shown above already.
    const { message: _shown, ...data } = isRecord(error.data) ? error.data : {}
    return Object.keys(data).length > 0 ? JSON.stringify(data, null, 2) : null
  }
  return error instanceof Error && error.stack ? error.stack : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
