import type * as routes from '#contract/participant.ts'
import { type ConsentKind, missingConsents, requiredForApplication } from '#domain/consent/consent-kind.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { decideSecurity } from '#domain/passport/security-transitions.ts'
import { recordConsents } from '#server/persistence/consent-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import {
  listStandingConsents,
  type ParticipantRecord,
  saveParticipant,
} from '#server/persistence/participant-queries.ts'
import { type RefusedField, refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { type Sending, sendConfirmation } from '../confirmation/send-confirmation.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import { tell } from '../message/tell-participant.ts'
import { type JudgedForm, judgeForm, refuseForm } from '../participant/judge-form.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { readParticipant } from '../participant/read-participant.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition, askTransition } from '../transition/apply-transition.ts'
import { securityMachine } from '../transition/security-machine.ts'

/**
 * Sends an application to the committee: checks every field, records consents, queues the receipt. An application for somebody else goes to that
 * person first, who confirms it.
 */
export const finishApplication: UseCase<
  typeof routes.finishApplication,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: input, facts }, needs) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'form' })
    if (role !== 'participant')
      return finishForAnother(needs, tx, { sending: { actor, facts, record, edition, role, at }, input })
    askTransition(applicationMachine, 'finish', record, role)
    // Nobody can consent to a text they have not seen.
    const texts = consentTexts(legalFactsOf(edition), facts.locale)
    if (texts.some(text => text.version !== input.textVersion)) refuse('changed_meanwhile')
    // What was given before the committee asked for more still stands.
    const consents = [...(await listStandingConsents(tx, guid)), ...input.consents]
    const judged = judge(record, consents, localDayAt(at.getTime(), edition.timeZone))
    await saveParticipant(tx, { guid, version: record.version, change: judged, at })
    await recordConsents(tx, {
      participantGuid: guid,
      texts: texts.filter(text => input.consents.includes(text.kind)),
      locale: facts.locale,
      at,
      givenBy: actor.accountGuid,
      addressHash: facts.addressHash,
    })
    await applyTransition(tx, applicationMachine, 'finish', record, {
      by: { as: role, role, actorGuid: actor.accountGuid, at, requestId: facts.requestId },
      change: { submittedAt: at, decisionReason: null },
      effects: {
        async 'check-passport-again'() {
          if (decideSecurity('sendFormAgain', { status: record.security, actor: role }).ok)
            await applyTransition(tx, securityMachine, 'sendFormAgain', record, { by: { as: role, at } })
        },
        receipt: () => tell({ needs, tx, edition }, 'received', { ...record, ...judged.person }, {}),
      },
    })
  })
  return readParticipant({ actor, params: { guid } }, needs)
}

/** Nobody consents for another adult (product.md §6a): the person does so through the link. */
async function finishForAnother(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  { sending, input }: { sending: Sending; input: { consents: ConsentKind[] } },
): Promise<void> {
  if (input.consents.length > 0)
    refuse('value_invalid', { details: [{ field: 'consents', code: 'value_invalid' }] })
  await sendConfirmation(needs, tx, sending)
}

function judge(record: ParticipantRecord, consents: ConsentKind[], today: string) {
  const { judged, refused } = judgeWhole(record, consents, today)
  if (!judged.ok || refused.length > 0) return refuseForm(refused)
  return { person: judged.person, company: judged.company, step: 'finish' as const }
}

/** The form with photograph and consents: everything without which it is not sent. */
export function judgeWhole(
  record: ParticipantRecord,
  consents: readonly ConsentKind[],
  today: string,
): { judged: JudgedForm; refused: RefusedField[] } {
  const judged = judgeForm(record, today)
  const refused: RefusedField[] = judged.ok ? [] : judged.refused
  if (!record.photographFileGuid) refused.push({ field: 'photo', code: 'photo_required' })
  for (const kind of missingConsents(consents, requiredForApplication))
    refused.push({ field: `consents.${kind}`, code: 'consent_required' })
  return { judged, refused }
}
