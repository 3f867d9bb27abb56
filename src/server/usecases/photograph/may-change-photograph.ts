import { localDayAt } from '#domain/edition/calendar-date.ts'
import { decidePhotographChange } from '#domain/photograph/photograph-change.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { orRefuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'

/** The edition's day. */
export function editionDay(needs: Needs<'clock'>, edition: EditionRow): string {
  return localDayAt(needs.clock.now().getTime(), edition.timeZone)
}

/** The result of decision 020 for replacing this person's photograph today. */
export function photographChange(needs: Needs<'clock'>, record: ParticipantRecord, edition: EditionRow) {
  return decidePhotographChange({
    application: record.status,
    badgeLocked: editionDay(needs, edition) > edition.badgeCompanyNameUntil,
    requested: record.photographRequestedAt !== null,
  })
}

/** Locks the person and asks the rule: the application may have changed while the picture was read. */
export async function mayChangePhotograph(
  needs: Needs<'clock'>,
  tx: Tx,
  { actor, participantGuid }: { actor: AccountActor; participantGuid: string },
) {
  const { record, edition, role } = await lockParticipantFor(tx, actor, {
    guid: participantGuid,
    concern: ['profile', 'form'],
  })
  const { review } = orRefuse(photographChange(needs, record, edition))
  return { record, edition, role, review }
}
