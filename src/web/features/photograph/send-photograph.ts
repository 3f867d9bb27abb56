import type { z } from 'zod'
import type { ErrorBody } from '#contract/error.ts'
import type { Locale } from '#contract/field.ts'
import { uploadPhotograph } from '#contract/photograph.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { ApiError } from '../../api/api-error.ts'
import { leaveForLogin } from '../../api/leave-for-login.ts'
import { browserSession } from '../../session/browser-session.ts'
import { isExpiredTokenResponse } from '../../session/expired-response.ts'
import type { Crop } from './whole-crop.ts'

type Upload = {
  participant: string
  file: File
  crop: Crop
  locale: Locale
  /** 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

export type UploadAnswer = z.output<typeof uploadPhotograph.response>

/**
 * Sends the file as it is with the frame drawn on it. By XMLHttpRequest, since fetch tells nothing of how much has left.
 * Rejects with an ApiError, or with the signal's reason when it was called off.
 */
export function sendPhotograph({
  participant,
  file,
  crop,
  locale,
  onProgress,
  signal,
}: Upload): Promise<UploadAnswer> {
  const form = new FormData()
  // The fields go before the file, so that the server knows whose picture it is while it still arrives.
  form.set('participant', participant)
  form.set('crop', JSON.stringify(crop))
  form.set('file', file)
  const request = new XMLHttpRequest()
  request.open(uploadPhotograph.method, `/api/v2${uploadPhotograph.path}`)
  request.responseType = 'json'
  request.setRequestHeader('Accept-Language', locale)
  request.setRequestHeader('X-Request-Id', crypto.randomUUID())
  request.setRequestHeader('Authorization', `Bearer ${browserSession().getState().accessToken ?? ''}`)
  request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
    lengthComputable && onProgress(loaded / total)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => request.abort())
    request.onabort = () => reject(signal.reason)
    request.onerror = () => reject(failure(0, null, locale))
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve(request.response as UploadAnswer)
      const body = request.response as ErrorBody | null
      if (isExpiredTokenResponse(request.status, body)) leaveForLogin()
      reject(failure(request.status, body, locale))
    }
    request.send(form)
  })
}

function failure(status: number, body: ErrorBody | null, locale: Locale): ApiError {
  if (body?.code)
    return new ApiError({
      status,
      code: body.code,
      message: body.message,
      details: body.details,
    })
  return new ApiError({
    status,
    code: 'photo_upload_failed',
    message: errorSentence('photo_upload_failed', locale),
  })
}
