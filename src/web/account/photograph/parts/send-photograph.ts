import type { z } from 'zod'
import type { ErrorBody } from '#contract/error.ts'
import type { Locale } from '#contract/field.ts'
import { checkPhotograph, uploadPhotograph } from '#contract/photograph.ts'
import type { Frame } from '#domain/photograph/face-geometry.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { leaveForLogin } from '#web/kit/api/leave-for-login.ts'
import { newRequestId } from '#web/kit/api/request-id.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { isExpiredTokenResponse } from '#web/kit/session/expired-response.ts'

type Sending = {
  participant: string
  file: File
  locale: Locale
  /** The share sent so far, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

type Route = typeof uploadPhotograph | typeof checkPhotograph

export type UploadAnswer = z.output<typeof uploadPhotograph.response>

/** Uploads the original picture with its frame in whole pixels. Rejects with an ApiError, or with the signal's reason when it was aborted. */
export function sendPhotograph(
  sending: Sending & { frame: Frame; declared: boolean },
): Promise<UploadAnswer> {
  const { x, y, side } = sending.frame
  return post(uploadPhotograph, sending, {
    crop: JSON.stringify({ x, y, width: side, height: side }),
    declared: String(sending.declared),
  })
}

/** Has the server measure a picture without storing it. */
export function measurePhotograph(sending: Sending): Promise<z.output<typeof checkPhotograph.response>> {
  return post(checkPhotograph, sending, {})
}

/** XMLHttpRequest, because fetch does not report upload progress. */
function post<R extends Route>(
  route: R,
  { participant, file, locale, onProgress, signal }: Sending,
  fields: Record<string, string>,
): Promise<z.output<R['response']>> {
  const form = new FormData()
  // The fields go before the file, so that the server knows whose picture it is while it still arrives.
  for (const [name, value] of Object.entries({ participant, ...fields })) form.set(name, value)
  form.set('file', file)
  const request = new XMLHttpRequest()
  request.open(route.method, `/api/v2${route.path}`)
  request.responseType = 'json'
  request.setRequestHeader('Accept-Language', locale)
  request.setRequestHeader('X-Request-Id', newRequestId())
  request.setRequestHeader('Authorization', `Bearer ${browserSession().getState().accessToken ?? ''}`)
  request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
    lengthComputable && onProgress(loaded / total)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => request.abort())
    request.onabort = () => reject(signal.reason)
    request.onerror = () => reject(failure(0, null))
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        return resolve(request.response as z.output<R['response']>)
      const body = request.response as ErrorBody | null
      if (isExpiredTokenResponse(request.status, body)) leaveForLogin()
      reject(failure(request.status, body))
    }
    request.send(form)
  })
}

function failure(status: number, body: ErrorBody | null): ApiError {
  const { code, message, details } = body ?? {}
  if (code && message) return new ApiError({ status, code, message, details })
  return new ApiError({ status, code: 'photo_upload_failed', message: m.photograph_connection_lost() })
}
