import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { readAudit } from '../../persistence/audit-queries.ts'
import { findRecallable } from '../../persistence/decision-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipantByApplication } from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import { fullName, latinName, presentCompany, presentPerson } from '../participant/present-participant.ts'
import { admissionFacts } from './admission-facts.ts'

/** One application, whole, with its history, for the console. */
export async function readApplication(
  services: Services,
  applicationGuid: string,
): Promise<ApplicationDetail> {
  const edition = await readCurrentEdition(services.database)
  const record = await findParticipantByApplication(services.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  if (!record) refuse('not_found')
  const [history, recallable] = await Promise.all([
    readAudit(services.database, [applicationGuid, record.guid], 'security'),
    findRecallable(services.database, applicationGuid, services.clock.wall()),
  ])
  return {
    guid: applicationGuid,
    participantGuid: record.guid,
    name: fullName(record),
    latinName: latinName(record),
    company: record.companyShortName ?? record.companyName,
    companyType: record.companyType,
    position: record.position,
    role: record.role,
    status: record.status,
    security: record.security,
    payment: record.payment,
    submittedAt: record.submittedAt?.toISOString() ?? null,
    hasPhoto: record.photoFileGuid !== null,
    person: presentPerson(record),
    companyDetail: presentCompany(record),
    media: { mediaName: record.mediaName, mediaWebsite: record.mediaWebsite },
    photoFileGuid: record.photoFileGuid,
    open: admissionVerdict(admissionFacts(record, edition)).open,
    history,
    recallable: recallable
      ? { batchGuid: recallable.batchGuid, until: recallable.recallUntil.toISOString() }
      : null,
  }
}
