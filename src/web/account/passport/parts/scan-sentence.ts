import { m } from '#messages/compiled/messages.js'
import type { ScanCode } from '#web/account/file/rules.ts'
import { ApiError } from '#web/kit/api/api-error.ts'

const sentences: Record<ScanCode, () => string> = {
  scan_type: m.passport_scan_type,
  scan_bytes: m.passport_scan_bytes,
  scan_empty: m.passport_scan_empty,
}

export function refusedScan(code: ScanCode): string {
  return sentences[code]()
}

/** Why an uploaded scan was refused. The server handles all pictures alike and speaks of photographs, so a wrong type has the page's own wording. */
export function failedScan(cause: unknown): string {
  if (!(cause instanceof ApiError)) return m.request_failed()
  if (cause.code === 'photo_type') return m.passport_scan_type()
  return cause.details[0]?.message ?? cause.message
}
