import type { ConsentRecord } from '#contract/consent-record.ts'
import type * as routes from '#contract/organiser-application.ts'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { mayOrganise } from '#domain/access/organiser-role.ts'
import { admissionVerdict } from '#domain/admission/admission-verdict.ts'
import { maySeeReason } from '#domain/audit/audit-access.ts'
import { passportQueueState } from '#domain/passport/passport-queue-state.ts'
import { maskPhone } from '#domain/phone/mask-phone.ts'
import { presentOwner } from '#server/organiser-owner.ts'
import { readApplicationOwner } from '#server/persistence/application-owner-queries.ts'
import { listAssistantRows } from '#server/persistence/assistant-queries.ts'
import { readAudit } from '#server/persistence/audit-queries.ts'
import { findRegisteredBy } from '#server/persistence/change-by-other-queries.ts'
import { readCompanyKey } from '#server/persistence/company-record-queries.ts'
import { findLiveLink } from '#server/persistence/confirmation-queries.ts'
import { listConsents } from '#server/persistence/consent-queries.ts'
import { findRecallable } from '#server/persistence/decision-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findGroupForConsole } from '#server/persistence/group-console-queries.ts'
import { findMergedTarget, listMergedInto } from '#server/persistence/merged-record-queries.ts'
import {
  findParticipantByApplication,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import { findPhotographCheck } from '#server/persistence/photograph-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { presentAssistant } from '../assistant/list-assistants.ts'
import { fullName, latinName, presentCompany, presentPerson } from '../participant/present-participant.ts'
import { presentCheck } from '../photograph/read-photograph.ts'
import { admissionFacts } from './admission-facts.ts'
import { readMatters, readPassOf } from './application-matters.ts'

/** One application in full, with its history, for the console. */
export async function readApplication(
  { actor, params: { guid: applicationGuid } }: CallOf<typeof routes.readApplication, 'actor' | 'params'>,
  needs: Needs<'clock' | 'database'>,
): Promise<ApplicationDetail> {
  const edition = await readCurrentEdition(needs.database)
  const record = await findParticipantByApplication(needs.database, {
    applicationGuid,
    editionGuid: edition.guid,
  })
  if (!record) refuse('not_found')
  const whole = mayOrganise(actor.roles, 'read-personal-details')
  const merged = await listMergedInto(needs.database, { guid: record.guid, editionGuid: edition.guid })
  const mergedGuids = new Set(merged.flatMap(each => [each.applicationGuid, each.guid]))
  const person = { applicationGuid, participantGuid: record.guid, editionGuid: edition.guid }
  const photographFileGuid = whole ? record.photographFileGuid : null
  const [
    group,
    registeredBy,
    assistants,
    link,
    photographCheck,
    history,
    consents,
    recallable,
    owner,
    companyKey,
    matters,
    pass,
  ] = await Promise.all([
    findGroupForConsole(needs.database, applicationGuid),
    findRegisteredBy(needs.database, record),
    listAssistantRows(needs.database, record.guid),
    record.status === 'unconfirmed' ? findLiveLink(needs.database, applicationGuid) : undefined,
    photographFileGuid ? findPhotographCheck(needs.database, photographFileGuid) : null,
    readAudit(needs.database, [applicationGuid, record.guid, ...mergedGuids]),
    listConsents(needs.database, record.guid),
    findRecallable(needs.database, applicationGuid, needs.clock.wall()),
    readApplicationOwner(needs.database, applicationGuid),
    readCompanyKey(needs.database, { inn: record.inn, name: record.companyName }),
    readMatters(needs, person, actor.roles),
    readPassOf(needs, person, actor.roles),
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
    passport: passportQueueState({ security: record.security, given: record.passportSavedAt !== null }),
    payment: record.payment,
    submittedAt: record.submittedAt?.toISOString() ?? null,
    hasPhotograph: record.photographFileGuid !== null,
    person: { ...presentPerson(record), ...(!whole && { birthDate: null }) },
    companyDetail: presentCompany(record),
    companyKey,
    media: { mediaName: record.mediaName, mediaWebsite: record.mediaWebsite },
    photographFileGuid,
    locale: record.locale,
    open: admissionVerdict(admissionFacts(record, edition)).open,
    matters,
    pass,
    history: withoutTwins(history).map(({ subjectGuid, subjectKind: _, ...row }) => ({
      ...row,
      // The merge itself is an entry of both.
      ofMerged: row.action !== 'mergeRecords' && mergedGuids.has(subjectGuid),
      reason: maySeeReason(actor.roles, row.actorRole) ? row.reason : null,
      // The guids of both records are for the log; the page links to them.
      ...(row.action === 'mergeRecords' && { from: null, to: null }),
    })),
    mergedInto: record.mergedInto
      ? ((await findMergedTarget(needs.database, { guid: record.guid, editionGuid: edition.guid })) ?? null)
      : null,
    mergedRecords: merged.map(row => presentMerged(row, whole)),
    consents: whole ? consents.map(row => presentConsent(row, record)) : null,
    group: group ?? null,
    registeredBy,
    assistants: assistants.map(presentAssistant),
    confirmationLink: link ? presentLink(link, needs.clock.now()) : null,
    photographReviewSince: record.photographReviewSince?.toISOString() ?? null,
    photographRequest: presentRequest(record),
    photographCheck: presentCheck(photographCheck),
    owner: owner ? presentOwner(owner, actor.accountGuid) : null,
    recallable: recallable
      ? { batchGuid: recallable.batchGuid, until: recallable.recallUntil.toISOString() }
      : null,
  }
}

function presentLink({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }, now: Date) {
  return {
    sentAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
  }
}

function presentRequest({ photographRequest, photographRequestedAt }: ParticipantRecord) {
  if (photographRequest === null || photographRequestedAt === null) return null
  return { reason: photographRequest, at: photographRequestedAt.toISOString() }
}

/** A merge stands in the log of both records, which are read together here: once is enough. */
function withoutTwins<Row extends { action: string; from: string | null }>(history: readonly Row[]): Row[] {
  const seen = new Set<string | null>()
  return history.filter(({ action, from }) => {
    if (action !== 'mergeRecords') return true
    const isNew = !seen.has(from)
    seen.add(from)
    return isNew
  })
}

/** What a merged record said that did not stay, with the phone by which it was reached. */
function presentMerged(row: Awaited<ReturnType<typeof listMergedInto>>[number], whole: boolean) {
  return {
    applicationGuid: row.applicationGuid,
    name: fullName(row),
    latinName: latinName(row),
    role: row.role,
    media: { mediaName: row.mediaName, mediaWebsite: row.mediaWebsite },
    birthDate: whole ? row.birthDate : null,
    citizenship: row.citizenship,
    phone: row.phone ?? row.accountPhone,
    email: row.email,
    company: row.companyShortName ?? row.companyName,
    position: row.position,
    at: row.mergedAt?.toISOString() ?? '',
  }
}

type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number]

/** The proof of a consent: the text, the language, the time and the account. */
function presentConsent(row: ConsentRow, record: ParticipantRecord): ConsentRecord {
  const ownAccount = record.isPrimary && row.givenBy === record.accountGuid
  return {
    guid: row.guid,
    kind: row.kind,
    version: row.textVersion,
    locale: row.locale,
    hasText: row.hasText,
    givenAt: row.givenAt.toISOString(),
    givenBy: ownAccount ? 'participant' : 'manager',
    givenByPhone: row.phone && maskPhone(row.phone),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }
}
