import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { refuse } from '#server/refuse.ts'

/** Refuses a photograph with all its faults; the first decides the status. */
export function refusePhotograph(codes: readonly ErrorCode[]): never {
  return refuse(codes[0] ?? 'photo_upload_failed', {
    details: codes.map(code => ({ field: code === 'photo_age_unknown' ? 'declared' : 'photo', code })),
  })
}
