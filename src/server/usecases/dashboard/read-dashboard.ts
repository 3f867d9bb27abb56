import type { Dashboard } from '#contract/dashboard.ts'
import { admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { checklist } from '#domain/admission/checklist.ts'
import { countdown } from '#domain/edition/countdown.ts'
import type { AccountActor, Services } from '../../services.ts'
import { admissionFacts } from '../application/admission-facts.ts'
import { loadOwnParticipant } from '../participant/own-participant.ts'
import { latinName } from '../participant/present-participant.ts'

/** The three answers of the cabinet's home: may I enter, what must I do, when (look.md). */
export async function readDashboard(
  services: Services,
  actor: AccountActor,
  guid: string,
): Promise<Dashboard> {
  const { record, edition } = await loadOwnParticipant(services.database, actor, guid)
  const facts = admissionFacts(record, edition)
  const { phase, ...left } = countdown(edition, services.clock.now().getTime())
  return {
    guid: record.guid,
    firstName: record.firstName,
    lastName: record.lastName,
    latinName: latinName(record),
    companyShortName: record.companyShortName,
    position: record.position,
    photoFileGuid: record.photoFileGuid,
    status: record.status,
    security: record.security,
    payment: record.payment,
    countdown: { state: phase, ...left } as Dashboard['countdown'],
    verdict: admissionVerdict(facts),
    // Speaker and transfer data have pages but no tables yet: both stay to do until those are built.
    checklist: checklist({
      ...facts,
      isSpeaker: record.role === 'speaker',
      speakerInfoGiven: false,
      transferInfoGiven: false,
    }),
    decisionReason: record.decisionReason,
  }
}
