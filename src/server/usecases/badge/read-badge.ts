import type * as routes from '#contract/badge.ts'
import type { Badge } from '#contract/badge.ts'
import { admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { isDeadlinePassed } from '#domain/edition/deadline.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { admissionFacts } from '../application/admission-facts.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { participantPass } from '../pass/sign-pass.ts'
import { readSectionLock } from '../section/section-lock.ts'
import { wifiCodeOf } from './wifi-code.ts'

/** The badge as it will be printed, with the pass of somebody who may enter. */
export async function readBadge(
  { actor, params: { guid } }: CallOf<typeof routes.readBadge, 'actor' | 'params'>,
  needs: Needs<'clock' | 'database' | 'passes'>,
): Promise<Badge> {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    // Locked, so that the verdict and the pass are of one moment.
    const { record, edition } = await lockParticipantFor(tx, actor, { guid, concern: 'profile' })
    const shown = await presentBadge(tx, { record, edition, at })
    const owner = { participantGuid: guid, editionGuid: edition.guid }
    return {
      ...shown,
      wifiCode: record.status === 'approved' ? await wifiCodeOf(tx, owner) : null,
      pass: shown.verdict.mayEnter ? await participantPass(needs, tx, { record, edition }) : null,
    }
  })
}

/** The badge without its codes: neither the pass nor the network's. */
export async function presentBadge(
  reader: Reader,
  { record, edition, at }: { record: ParticipantRecord; edition: EditionRow; at: Date },
): Promise<Omit<Badge, 'pass' | 'wifiCode'>> {
  return {
    ...badgeFields(record),
    lock: await readSectionLock(
      reader,
      { participantGuid: record.guid, editionGuid: edition.guid, kind: 'badge' },
      { locked: isBadgeLocked(edition, at), cause: 'deadline', until: edition.badgeCompanyNameUntil },
    ),
    verdict: admissionVerdict(admissionFacts(record, edition)),
  }
}

/** Whether the badge's lock has passed (spec point 4). */
export function isBadgeLocked(edition: EditionRow, at: Date): boolean {
  return isDeadlinePassed(
    { lastDay: edition.badgeCompanyNameUntil, timeZone: edition.timeZone },
    at.getTime(),
  )
}

function badgeFields(record: ParticipantRecord) {
  const { version, position, prefix, firstName, lastName, middleName } = record
  const { latinFirstName, latinLastName, role, photographFileGuid, companyShortName } = record
  return {
    ...{ version, position, prefix, firstName, lastName, middleName },
    ...{ latinFirstName, latinLastName, role, photographFileGuid, companyShortName },
  }
}
