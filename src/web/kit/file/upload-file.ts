import type { z } from 'zod'
import { type ErrorBody, errorBody } from '#contract/error.ts'
import type { Route } from '#contract/route.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { leaveForLogin } from '#web/kit/api/leave-for-login.ts'
import { newRequestId } from '#web/kit/api/request-id.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { isExpiredTokenResponse } from '#web/kit/session/expired-response.ts'
import { localeOf } from '#web/paths.ts'

type UploadRoute = Route & { upload: true; response: z.ZodType }

export type UploadOptions = {
  form: FormData
  /** Share sent so far, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends a multipart form and reports progress. fetch cannot do that, so this is the only call by XMLHttpRequest. Throws ApiError like `callApi`, and
 * a DOMException AbortError when aborted.
 */
export function uploadFile<R extends UploadRoute>(
  route: R,
  options: UploadOptions,
): Promise<z.output<R['response']>> {
  const { form, onProgress, signal } = options
  const locale = localeOf(window.location.pathname)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(route.method, `/api/v2${route.path}`)
    request.setRequestHeader('Accept-Language', locale)
    request.setRequestHeader('X-Request-Id', newRequestId())
    const { accessToken } = browserSession().getState()
    if (accessToken) request.setRequestHeader('Authorization', `Bearer ${accessToken}`)
    request.upload.onprogress = event => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () => {
      const answer = parsed(request.responseText)
      const body = errorBody.safeParse(answer).data ?? null
      if (isExpiredTokenResponse(request.status, body)) leaveForLogin()
      if (request.status >= 400) return reject(failure(request.status, body, locale))
      const read = route.response.safeParse(answer)
      if (read.success) resolve(read.data as z.output<R['response']>)
      else reject(failure(request.status, null, locale))
    }
    request.onerror = () => reject(failure(0, null, locale))
    request.onabort = () => reject(new DOMException('The upload was called off', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function failure(status: number, body: ErrorBody | null, locale: 'ru' | 'en'): ApiError {
  if (body) return new ApiError({ ...body, status })
  // No answer: the connection was cut, and the server keeps nothing of the upload.
  if (status === 0) return new ApiError({ status, code: 'server_error', message: m.upload_connection_lost() })
  const code = status === 413 ? 'body_too_large' : status === 503 ? 'service_busy' : 'server_error'
  return new ApiError({ status, code, message: errorSentence(code, locale) })
}
