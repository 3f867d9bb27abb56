import type { CallDetail, CallRow } from '#contract/organiser-call.ts'
import { resendLimits } from '#domain/confirmation/confirmation-link.ts'
import { promisedBy } from '#domain/organiser/waiting-promise.ts'
import {
  type CallQuestion,
  callQuestions,
  drawQuestions,
  type GivenAnswer,
  judgeAnswers,
  judgeCorrectionLink,
  maskNumber,
} from '#domain/passport/mismatch-call.ts'
import { listAssistantRows } from '#server/persistence/assistant-queries.ts'
import { listActionTimes } from '#server/persistence/audit-queries.ts'
import { findContactPerson } from '#server/persistence/contact-person-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import {
  type CallRecord,
  findCall,
  listAnswers,
  listAttempts,
} from '#server/persistence/mismatch-call-queries.ts'
import {
  findParticipantByApplication,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { openPassport, wholeNumber } from '../passport/read-passport.ts'

/** How long right answers count: the length of a call. */
const provenFor = 30 * 60_000

/** A call with its person; the right answers never leave the server. */
export type CallScene = {
  call: CallRecord
  record: ParticipantRecord
  edition: EditionRow
  known: Map<CallQuestion, string>
  questions: CallQuestion[]
  maskedNumber: string | null
}

/** Refuses with 404 whom the desk does not call, or no longer. */
export async function readCallScene(
  needs: Needs<'sealer'>,
  reader: Reader,
  { guid, edition }: { guid: string; edition: EditionRow },
): Promise<CallScene> {
  const wanted = { editionGuid: edition.guid }
  const call = (await findCall(reader, { ...wanted, guid })) ?? refuse('not_found')
  const record =
    (await findParticipantByApplication(reader, { ...wanted, applicationGuid: guid })) ?? refuse('not_found')
  const passport = await openPassport(needs, reader, record.guid)
  const number = passport && wholeNumber(passport)
  const facts: Record<CallQuestion, string | null> = {
    birthDate: record.birthDate,
    email: record.email,
    // It stands beside the name on the desk.
    company: null,
    position: record.position,
    passportDigits: number,
    passportIssuedOn: passport?.kind === 'russian' ? passport.issuedOn : null,
  }
  const known = new Map(
    callQuestions.flatMap(question => {
      const fact = facts[question]
      return fact ? [[question, fact] as const] : []
    }),
  )
  return {
    ...{ call, record, edition, known },
    questions: drawQuestions([...known.keys()], guid),
    maskedNumber: number && maskNumber(number),
  }
}

/** When each of these people was sent a link within a day, whatever mismatch it was about. */
export function listLinkTimes(
  reader: Reader,
  applicationGuids: readonly string[],
  now: Date,
): Promise<Map<string, Date[]>> {
  return listActionTimes(reader, {
    subjectGuids: applicationGuids,
    action: 'sendCorrectionLink',
    since: new Date(now.getTime() - resendLimits.day),
  })
}

export function presentCall(
  row: CallRecord,
  { timeZone }: EditionRow,
  { caller, now, sentAt }: { caller: string; now: Date; sentAt: readonly Date[] },
): CallRow {
  const { takenBy, takenAt } = row
  const by = promisedBy('calls', row.openedAt, timeZone) ?? row.openedAt
  const link = judgeCorrectionLink({ ...row, sentAt }, now)
  return {
    guid: row.guid,
    version: row.version,
    name: fullName(row),
    latinName: latinName(row),
    company: row.companyShortName ?? row.companyName,
    openedAt: row.openedAt.toISOString(),
    promisedBy: by.toISOString(),
    isLate: row.attempts === 0 && by < now,
    callAt: row.callAt?.toISOString() ?? null,
    attempts: row.attempts,
    lastOutcome: row.lastOutcome,
    owner:
      takenBy && takenAt
        ? { name: row.takenByName ?? '', mine: takenBy === caller, since: takenAt.toISOString() }
        : null,
    linkObstacle: link.ok ? null : link.obstacle,
  }
}

/** What this operator has heard in this call; right answers of a colleague prove nothing to them, wrong ones count for all. */
export async function answersOf(
  reader: Reader,
  { call }: CallScene,
  { caller, now }: { caller: string; now: Date },
): Promise<GivenAnswer[]> {
  const answers = await listAnswers(reader, { guid: call.guid, since: call.openedAt })
  return answers.filter(
    ({ matches, askedBy, askedAt }) =>
      !matches || (askedBy === caller && now.getTime() - askedAt.getTime() < provenFor),
  )
}

export async function presentCallDetail(
  reader: Reader,
  scene: CallScene,
  { caller, now }: { caller: string; now: Date },
): Promise<CallDetail> {
  const { call, record, edition } = scene
  const answers = await answersOf(reader, scene, { caller, now })
  const attempts = await listAttempts(reader, call.guid)
  const links = await listLinkTimes(reader, [call.guid], now)
  const { lastName, firstName, middleName, latinLastName, latinFirstName } = record
  const last = (question: CallQuestion) => answers.findLast(answer => answer.question === question)
  return {
    ...presentCall(call, edition, { caller, now, sentAt: links.get(call.guid) ?? [] }),
    phone: record.phone ?? record.accountPhone,
    others: await othersToCall(reader, record.guid),
    locale: record.locale,
    mismatch: record.passportNote,
    maskedNumber: scene.maskedNumber,
    names: { lastName, firstName, middleName, latinLastName, latinFirstName },
    questions: scene.questions.map(question => ({ question, matches: last(question)?.matches ?? null })),
    ...judgeAnswers(answers),
    linkSentAt: call.linkSentAt?.toISOString() ?? null,
    calls: attempts.map(({ guid, calledAt, calledByName, outcome, callAt, note }) => ({
      ...{ guid, outcome, note },
      at: calledAt.toISOString(),
      by: calledByName ?? '',
      callAt: callAt?.toISOString() ?? null,
    })),
  }
}

/** Whoever may see the passport, and the contact person. */
async function othersToCall(reader: Reader, participantGuid: string): Promise<CallDetail['others']> {
  const assistants = await listAssistantRows(reader, participantGuid)
  const contact = await findContactPerson(reader, participantGuid)
  return [
    ...assistants
      .filter(({ grantedAt, sections }) => grantedAt !== null && sections.includes('passport'))
      .map(({ name, phone }) => ({ name, phone, as: 'assistant' as const })),
    ...(contact?.phone ? [{ name: contact.name, phone: contact.phone, as: 'contactPerson' as const }] : []),
  ]
}
