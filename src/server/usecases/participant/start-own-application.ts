import { releaseDraftPhone } from '#server/persistence/confirmation-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { insertParticipant } from '#server/persistence/participant-queries.ts'
import type { AccountActor } from '#server/services.ts'

type OwnApplication = Pick<Parameters<typeof insertParticipant>[1], 'editionGuid' | 'role' | 'locale' | 'at'>

/** Starts one's own application under the proved phone, which overrides claims by lists. Returns the participant's guid. */
export async function startOwnApplication(
  tx: Tx,
  { accountGuid, phone }: AccountActor,
  { editionGuid, role, locale, at }: OwnApplication,
): Promise<string> {
  await releaseDraftPhone(tx, { editionGuid, phone })
  return insertParticipant(tx, {
    ...{ accountGuid, editionGuid, isPrimary: true },
    ...{ primaryPhone: phone, phone, role, locale, at },
  })
}
