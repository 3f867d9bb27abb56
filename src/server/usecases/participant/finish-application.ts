import type { z } from 'zod'
import { companyStep, mediaStep, personalStep } from '#contract/application-form.ts'
import type { Participant } from '#contract/participant.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'
import { type ConsentKind, missingConsents, requiredForApplication } from '#domain/consent/consent-kind.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { decideSecurity } from '#domain/passport/security-transitions.ts'
import { type ErrorCode, errorCodes } from '#domain/refusal/error-code.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { recordConsents } from '../../persistence/consent-queries.ts'
import { type ParticipantRecord, saveParticipant } from '../../persistence/participant-queries.ts'
import { orRefuse, type RefusedField, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { lockParticipantFor } from './permitted-participant.ts'
import { presentCompany, presentPerson } from './present-participant.ts'
import { readParticipant } from './read-participant.ts'

/** Sends an application to the committee: every field is judged, consents are recorded, the receipt is queued. */
export async function finishApplication(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
  input: { consents: ConsentKind[]; textVersion: string },
): Promise<Participant> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, guid, 'form')
    const verdict = orRefuse(decideApplication('finish', { status: record.status, actor: role }))
    // Nobody consents to a text that they have not seen.
    const texts = consentTexts(facts.locale)
    if (texts.some(text => text.version !== input.textVersion)) refuse('changed_meanwhile')
    const judged = judge(record, input.consents, localDayAt(at.getTime(), edition.timeZone))
    await saveParticipant(tx, { guid, version: record.version, change: judged, at })
    await recordConsents(tx, {
      participantGuid: guid,
      texts: texts.filter(text => input.consents.includes(text.kind)),
      locale: facts.locale,
      at,
      givenBy: actor.accountGuid,
      addressHash: facts.addressHash,
    })
    // A form that was reopened may name somebody else now: a passport that was checked is checked against it again.
    const checkedAgain = decideSecurity('saveAgain', { status: record.security, actor: 'participant' })
    await changeApplication(
      tx,
      record.applicationGuid,
      {
        status: verdict.to,
        submittedAt: at,
        decisionReason: null,
        ...(checkedAgain.ok && { security: checkedAgain.to }),
      },
      at,
    )
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'application',
      subjectGuid: record.applicationGuid,
      action: 'finish',
      fromValue: record.status,
      toValue: verdict.to,
      requestId: facts.requestId,
    })
    await notifyParticipant(services, tx, 'received', { ...record, ...judged.person }, edition, {})
  })
  return readParticipant(services, actor, guid)
}

function judge(record: ParticipantRecord, consents: ConsentKind[], today: string) {
  const refused: RefusedField[] = []
  const person = parse(personalStep(today), presentPerson(record), 'person', refused)
  const company = parse(companyStep, presentCompany(record), 'company', refused)
  if (record.role === 'media')
    parse(mediaStep, { mediaName: record.mediaName, mediaWebsite: record.mediaWebsite }, 'media', refused)
  if (!record.photoFileGuid) refused.push({ field: 'photo', code: 'photo_required' })
  for (const kind of missingConsents(consents, requiredForApplication))
    refused.push({ field: `consents.${kind}`, code: 'consent_required' })
  if (refused.length > 0 || !person || !company)
    refuse(refused.every(({ code }) => code === 'required') ? 'fields_required' : 'fields_invalid', {
      details: refused,
    })
  return { person, company, step: 'finish' as const }
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  prefix: string,
  refused: RefusedField[],
): z.output<Schema> | null {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const known: readonly string[] = errorCodes
  for (const issue of result.error.issues)
    refused.push({
      field: [prefix, ...issue.path].join('.'),
      code: known.includes(issue.message) ? (issue.message as ErrorCode) : 'required',
    })
  return null
}
