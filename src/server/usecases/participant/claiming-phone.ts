import { breaks } from '#server/persistence/constraint.ts'
import { refuse } from '#server/refuse.ts'

/**
 * Runs a write that claims a phone for an application: the index `application_primary_phone` lets one of several succeed, and the others are told
 * `phone_used` at that field.
 */
export async function claimingPhone<Result>(field: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (breaks(error, 'application_primary_phone'))
      refuse('phone_used', { details: [{ field, code: 'phone_used' }] })
    throw error
  }
}
