import type * as routes from '#contract/confirmation.ts'
import type { ConfirmationInput } from '#contract/confirmation.ts'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { missingConsents, requiredForApplication } from '#domain/consent/consent-kind.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import {
  answerProposal,
  findRegistrant,
  markConfirmed,
  type Registrant,
} from '#server/persistence/confirmation-queries.ts'
import { recordConsents } from '#server/persistence/consent-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import {
  findParticipant,
  type ParticipantRecord,
  saveParticipant,
} from '#server/persistence/participant-queries.ts'
import { type RefusedField, refuse } from '#server/refuse.ts'
import type { RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { consentTexts } from '../consent/consent-texts.ts'
import { judgeForm, refuseForm } from '../participant/judge-form.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { readParticipant } from '../participant/read-participant.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition, askTransition } from '../transition/apply-transition.ts'
import { lockByToken } from './find-confirmation.ts'
import { tellOfConfirmation } from './tell-registrant.ts'

type Confirming = {
  record: Locked<ParticipantRecord>
  edition: EditionRow
  registrant: Registrant | undefined
  facts: RequestFacts
  input: ConfirmationInput
  how: 'link' | 'form'
}

/** The person who followed the link checks the entries, consents and takes over the application (product.md §3). */
export async function confirmByLink(
  needs: Needs<'clock' | 'config' | 'database' | 'jobs' | 'sealer'>,
  { token, input, facts }: { token: string; input: ConfirmationInput; facts: RequestFacts },
): Promise<{ status: 'pending' }> {
  await needs.database.transaction().execute(async tx => {
    const { record, edition, registrant } = await lockByToken(needs, tx, token)
    await confirm(needs, tx, { record, edition, registrant, facts, input, how: 'link' })
  })
  return { status: 'pending' }
}

/** The same by the person's own account, whose phone was proved by a code. */
export const confirmOwn: UseCase<
  typeof routes.confirmOwn,
  'clock' | 'config' | 'database' | 'jobs' | 'sealer'
> = async ({ actor, params: { guid }, body: input, facts }, needs) => {
  await needs.database.transaction().execute(async tx => {
    const { record, edition } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
    const registrant = await findRegistrant(tx, record)
    await confirm(needs, tx, { record, edition, registrant, facts, input, how: 'form' })
  })
  return readParticipant({ actor, params: { guid } }, needs)
}

async function confirm(
  needs: Needs<'clock' | 'config' | 'jobs' | 'sealer'>,
  tx: Tx,
  confirming: Confirming,
): Promise<void> {
  const { record, edition, registrant, facts, input, how } = confirming
  const at = needs.clock.now()
  askTransition(applicationMachine, 'confirm', record, 'participant')
  // Nobody can consent to a text they have not seen.
  const texts = consentTexts(legalFactsOf(edition), facts.locale)
  if (texts.some(text => text.version !== input.textVersion)) refuse('changed_meanwhile')
  const corrected = await saveCorrections(tx, confirming, at)
  await recordConsents(tx, {
    participantGuid: record.guid,
    texts: texts.filter(text => input.consents.includes(text.kind)),
    locale: facts.locale,
    at,
    givenBy: record.accountGuid,
    addressHash: facts.addressHash,
    how,
  })
  await applyTransition(tx, applicationMachine, 'confirm', record, {
    by: {
      as: 'participant',
      role: 'participant',
      actorGuid: record.accountGuid,
      at,
      requestId: facts.requestId,
    },
    change: { submittedAt: at },
    effects: {
      'mark-confirmed': () => markConfirmed(tx, record.applicationGuid, at),
      async 'answer-registrant'() {
        const sections = await answerRegistrant(tx, confirming, at)
        if (registrant)
          await tellOfConfirmation(needs, tx, { record: corrected, edition, registrant, sections })
      },
    },
  })
}

/** Saves the person's corrections, made on the version they saw, and checks the form like one's own. */
async function saveCorrections(
  tx: Tx,
  { record, edition, registrant, input }: Confirming,
  at: Date,
): Promise<ParticipantRecord> {
  const { guid } = record
  const { person, company, media, version } = input
  // A group member's organisation belongs to the group (spec point 5).
  if (registrant?.as === 'coordinator' && Object.keys(company).length > 0) refuse('state_forbids')
  // The phone is the one to which the link was sent.
  const kept = { ...person, phone: record.phone }
  const saved = await saveParticipant(tx, { guid, version, change: { person: kept, company, media }, at })
  if (saved === null) refuse('changed_meanwhile')
  const typed = (await findParticipant(tx, { guid, editionGuid: edition.guid })) ?? refuse('not_found')
  const judged = judgeForm(typed, localDayAt(at.getTime(), edition.timeZone))
  const refused: RefusedField[] = judged.ok ? [] : judged.refused
  for (const kind of missingConsents(input.consents, requiredForApplication))
    refused.push({ field: `consents.${kind}`, code: 'consent_required' })
  if (!judged.ok || refused.length > 0) return refuseForm(refused)
  const change = { person: judged.person, company: judged.company }
  await saveParticipant(tx, { guid, version: saved, change, at })
  return { ...typed, ...judged.person }
}

/** Rights are those that the registrant asked for and the person has ticked; none withdraws the proposal. */
async function answerRegistrant(
  tx: Tx,
  { record, registrant, input }: Confirming,
  at: Date,
): Promise<AssistantSection[]> {
  if (registrant?.as !== 'assistant') return []
  const sections = registrant.sections.filter(section => input.sections.includes(section))
  await answerProposal(
    tx,
    { participantGuid: record.guid, accountGuid: registrant.accountGuid },
    { sections, by: record.accountGuid, at },
  )
  return sections
}
