import type * as routes from '#contract/dashboard.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { checklist } from '#domain/admission/checklist.ts'
import { countdown } from '#domain/edition/countdown.ts'
import { isForeignSpeaker, missingOfSpeaker } from '#domain/speaker/speaker-profile.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { isReplaced } from '#server/persistence/replacement-queries.ts'
import { findPublicationConsent, findSpeakerProfile } from '#server/persistence/speaker-profile-queries.ts'
import { hasTransfer } from '#server/persistence/transfer-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { admissionFacts } from '../application/admission-facts.ts'
import { isOpenTo, loadParticipantFor } from '../participant/permitted-participant.ts'
import { latinName } from '../participant/present-participant.ts'
import { isTransferLocked } from '../transfer/read-transfer.ts'

/** The three answers of the cabinet's home: may I enter, what must I do, when (look.md). */
export const readDashboard: UseCase<typeof routes.readDashboard, 'clock' | 'database'> = async (
  { actor, params: { guid } },
  needs,
) => {
  const { record, edition } = await loadParticipantFor(needs.database, actor, { guid, concern: 'home' })
  const seesProfile = await isOpenTo(needs.database, actor, { record, concern: 'profile' })
  return presentDashboard(needs, { record, edition, seesProfile })
}

type Shown = {
  record: ParticipantRecord
  edition: EditionRow
  /** Whether the photograph and the committee's words are shown. */
  seesProfile: boolean
}

/** The home page of a participant, for whoever may read it. */
export async function presentDashboard(
  needs: Needs<'clock' | 'database'>,
  { record, edition, seesProfile }: Shown,
): Promise<Dashboard> {
  const { guid } = record
  const facts = admissionFacts(record, edition)
  const isSpeaker = record.role === 'speaker'
  const transferInfoGiven = await hasTransfer(needs.database, guid)
  const speakerInfoGiven = isSpeaker && (await isSpeakerInfoGiven(needs.database, guid))
  const transferLocked = isTransferLocked(edition, needs.clock.now())
  const { phase, ...left } = countdown(edition, needs.clock.now().getTime())
  return {
    guid: record.guid,
    firstName: record.firstName,
    lastName: record.lastName,
    latinName: latinName(record),
    companyShortName: record.companyShortName,
    position: record.position,
    // The photograph belongs to the profile: without access to that it is hidden.
    photographFileGuid: seesProfile ? record.photographFileGuid : null,
    status: record.status,
    security: record.security,
    payment: record.payment,
    countdown: { state: phase, ...left } as Dashboard['countdown'],
    verdict: admissionVerdict(facts),
    checklist: checklist({ ...facts, isSpeaker, speakerInfoGiven, transferInfoGiven, transferLocked }),
    replaced: record.status === 'cancelled' && (await isReplaced(needs.database, record.applicationGuid)),
    // As in the session's list: hidden from readers without access to the profile.
    decisionReason: seesProfile ? record.decisionReason : null,
  }
}

/** Whether the data for a public card are complete, including the consent to publish it. */
async function isSpeakerInfoGiven(reader: Reader, guid: string): Promise<boolean> {
  const [profile, consent] = await Promise.all([
    findSpeakerProfile(reader, guid),
    findPublicationConsent(reader, guid),
  ])
  if (!profile || consent?.withdrawnAt !== null) return false
  return missingOfSpeaker(profile, { foreign: isForeignSpeaker(profile.citizenship) }).length === 0
}
