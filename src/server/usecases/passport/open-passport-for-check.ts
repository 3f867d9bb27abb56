import type * as routes from '#contract/organiser-passport.ts'
import type { PassportBody } from '#contract/passport.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { admissionDataKeptUntil } from '#domain/erasure/erasure-terms.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { readAudit, recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication } from '#server/persistence/participant-queries.ts'
import { recordViewing } from '#server/persistence/passport-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { missingPages, passportWarnings } from './judge-passport.ts'
import { presentPassport } from './present-passport.ts'
import { openPassport } from './read-passport.ts'

/** Opens a passport in full; the viewing is recorded in the same transaction. */
export const openPassportForCheck: UseCase<
  typeof routes.openPassport,
  'clock' | 'database' | 'sealer'
> = async ({ actor, params: { guid: applicationGuid }, body: { purpose }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const record = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    if (!record) refuse('not_found')
    const data = await openPassport(needs, tx, record.guid)
    if (data) {
      await recordViewing(tx, {
        participantGuid: record.guid,
        viewedBy: actor.accountGuid,
        viewedAs: 'security',
        part: 'data',
        purpose,
        at,
      })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: roleFor(actor, 'read-passports'),
        subjectKind: 'passport',
        subjectGuid: applicationGuid,
        action: 'viewPassport',
        reason: purpose,
        requestId: facts.requestId,
      })
    }
    const days = {
      birthDate: record.birthDate ?? '',
      today: localDayAt(at.getTime(), edition.timeZone),
      forumEndsOn: edition.endsOn,
    }
    return {
      ...presentPassport(record, facts.locale),
      birthDate: record.birthDate,
      phone: record.phone ?? record.accountPhone,
      photographFileGuid: record.photographFileGuid,
      locale: record.locale,
      data,
      warnings: data ? [...passportWarnings(data, days), ...missingScans(data)] : [],
      keptUntil: admissionDataKeptUntil(edition.endsOn),
      history: await readAudit(tx, [applicationGuid]),
    }
  })
}

/** Passports that were saved before both pages were demanded may lack one, and nothing can be compared then. */
function missingScans(data: PassportBody): string[] {
  return missingPages(data).length > 0 ? ['scans_missing'] : []
}
