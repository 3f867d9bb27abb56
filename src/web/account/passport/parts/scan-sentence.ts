import { m } from '#messages/compiled/messages.js'
import type { ScanCode } from '#web/account/file/rules.ts'
import { ApiError } from '#web/kit/api/api-error.ts'

const sentences: Record<ScanCode, () => string> = {
  scan_type: m.passport_scan_type,
  scan_bytes: m.passport_scan_bytes,
  scan_empty: m.passport_scan_empty,
  scan_password: m.passport_scan_password,
  scan_unreadable: m.passport_scan_unreadable,
  scan_small: m.passport_scan_small,
}

export function refusedScan(code: ScanCode): string {
  return sentences[code]()
}

/** Why an uploaded scan was refused. */
export function failedScan(cause: unknown): string {
  if (!(cause instanceof ApiError)) return m.request_failed()
  return cause.details[0]?.message ?? cause.message
}
