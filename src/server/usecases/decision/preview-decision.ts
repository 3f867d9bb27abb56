import type * as routes from '#contract/organiser-application.ts'
import { type DecisionPreview, decisionsWithReason } from '#contract/organiser-application.ts'
import { decideByCommittee } from '#domain/application/application-transitions.ts'
import { isWaiverOffered } from '#domain/payment/waiver.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { listOpenCardPayments } from '#server/persistence/card-payment-line-queries.ts'
import { listFaster, listRecallable } from '#server/persistence/decision-queries.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { GroupRow } from '#server/persistence/group-record-queries.ts'
import { listGroupsOfApplications } from '#server/persistence/group-record-queries.ts'
import {
  listParticipantsByApplication,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { ownNameIn } from '../message/addressing.ts'
import type { MessageName } from '../message/message-catalogue.ts'
import { renderMessage } from '../message/render-message.ts'
import { nameFor } from '../participant/present-participant.ts'
import { listPayingCoordinators } from '../payment/paying-coordinator.ts'
import { listWaitingPlaces } from '../replacement/usable-place.ts'
import { actionOf, isFinal } from './decide-application.ts'
import { type DecisionInput, recallMinutes } from './release-decision.ts'
import { sayDecision } from './say-decision.ts'

/** The effect of a decision: how many change, which are refused, and each kind of message that would be sent. */
export const previewDecision: UseCase<
  typeof routes.previewDecision,
  'clock' | 'config' | 'database'
> = async ({ body: input, facts }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  const applicationGuids = [...new Set(input.applicationGuids)]
  const found = await listParticipantsByApplication(needs.database, {
    applicationGuids,
    editionGuid: edition.guid,
  })
  const records = new Map(found.map(record => [record.applicationGuid, record]))
  const held = await listHeld(needs, found, input)
  const judged = applicationGuids.map(guid => judge(guid, records.get(guid), { input, held }))
  const changing = judged.flatMap(({ record, code }) => (record && !code ? [record] : []))
  const faster = await listFaster(
    needs.database,
    judged.flatMap(({ guid, code }) => (code === 'state_forbids' ? [guid] : [])),
  )
  const refused = judged.flatMap(({ guid, record, code }) =>
    code
      ? [
          {
            applicationGuid: guid,
            name: record ? nameFor(facts.locale, record) : '—',
            code,
            message: errorSentence(code, facts.locale),
            faster: faster.get(guid) ?? null,
          },
        ]
      : [],
  )
  const payers = await listPayingCoordinators(needs.database, input.decision === 'approve' ? changing : [])
  const { records: approved, waivable } = await asApproved(needs, changing, input)
  return {
    willChange: changing.length,
    waivable,
    refused,
    kinds: kindsOf(needs, approved, { edition, input, payers }),
    coordinators: await coordinatorsOf(needs, changing, input),
    someFinal: input.decision !== 'reopen' && changing.some(({ status }) => isFinal(input.decision, status)),
    recallMinutes,
  }
}

type Deciding = { edition: EditionRow; input: DecisionInput }

/** Each kind of message once, as its first reader gets it, with the number of readers by language: who pays and who need not are told different things. */
function kindsOf(
  needs: Needs<'config'>,
  records: ParticipantRecord[],
  { payers, ...deciding }: Deciding & { payers: ReadonlyMap<string, GroupRow> },
): DecisionPreview['kinds'] {
  const { edition, input } = deciding
  const payerOf = ({ applicationGuid }: ParticipantRecord) => payers.get(applicationGuid) ?? null
  const byName = Map.groupBy(records, record =>
    sayDecision<MessageName>(
      { kind: input.decision, reason: '' },
      { payment: record.payment, edition, payer: payerOf(record) },
      name => name,
    ),
  )
  return [...byName].map(([name, readers]) => ({
    name,
    readers: countByLanguage(readers),
    messages: readers
      .slice(0, 1)
      .flatMap(record => messagesTo(needs, { record, payer: payerOf(record), ...deciding })),
  }))
}

/** A reopened application is no news for the coordinator: a decision follows. */
async function coordinatorsOf(
  needs: Needs<'database'>,
  records: ParticipantRecord[],
  { decision }: DecisionInput,
): Promise<DecisionPreview['coordinators']> {
  if (decision === 'reopen') return null
  const groups = await listGroupsOfApplications(
    needs.database,
    records.map(({ applicationGuid }) => applicationGuid),
  )
  return groups.length > 0 ? { readers: countByLanguage(groups) } : null
}

function countByLanguage(readers: readonly { locale: 'ru' | 'en' }[]) {
  const ru = readers.filter(({ locale }) => locale === 'ru').length
  return { ru, en: readers.length - ru }
}

/** The people as an approval would leave them: neither with a paid place nor with a waiver is anybody asked to pay. */
async function asApproved(
  needs: Needs<'database'>,
  records: ParticipantRecord[],
  { decision, waivePayment }: DecisionInput,
): Promise<{ records: ParticipantRecord[]; waivable: number }> {
  if (decision !== 'approve') return { records, waivable: 0 }
  const waiting = await listWaitingPlaces(
    needs.database,
    records.map(({ applicationGuid }) => applicationGuid),
  )
  const judged = records.map(record => {
    const placeWaits = waiting.has(record.applicationGuid)
    return { record, placeWaits, offered: isWaiverOffered({ ...record, placeWaits }) }
  })
  return {
    records: judged.map(({ record, placeWaits, offered }) => {
      if (placeWaits && record.payment === 'unpaid') return { ...record, payment: 'paid' }
      return offered && waivePayment ? { ...record, payment: 'noPaymentRequired' } : record
    }),
    waivable: judged.filter(({ offered }) => offered).length,
  }
}

/** Who may not lose a place now: the bank can still take their money, or a decision about them can still be recalled. */
async function listHeld(
  needs: Needs<'clock' | 'database'>,
  records: readonly ParticipantRecord[],
  { decision }: DecisionInput,
): Promise<ReadonlyMap<string, ErrorCode>> {
  if (decision !== 'cancel' && decision !== 'returnToReview') return new Map()
  const guids = records.map(({ applicationGuid }) => applicationGuid)
  const [recallable, paying] = await Promise.all([
    listRecallable(needs.database, guids, needs.clock.wall()),
    listOpenCardPayments(needs.database, guids),
  ])
  return new Map<string, ErrorCode>([
    ...recallable.map(guid => [guid, 'state_forbids'] as const),
    ...paying.flatMap(({ applicationGuids }) =>
      applicationGuids.map(guid => [guid, 'payment_in_progress'] as const),
    ),
  ])
}

function judge(
  guid: string,
  record: ParticipantRecord | undefined,
  { input, held }: { input: DecisionInput; held: ReadonlyMap<string, ErrorCode> },
): { guid: string; record?: ParticipantRecord; code: ErrorCode | null } {
  if (!record) return { guid, code: 'not_found' }
  const verdict = decideByCommittee(actionOf[input.decision], record)
  if (!verdict.ok) return { guid, record, code: verdict.code }
  const holds = held.get(guid)
  if (holds) return { guid, record, code: holds }
  const silent = decisionsWithReason.includes(input.decision) && !input.reason?.[record.locale]
  return { guid, record, code: silent ? 'reason_required' : null }
}

/** The SMS and the e-mail that one person would get, in both languages. */
function messagesTo(
  needs: Needs<'config'>,
  { record, payer, edition, input }: Deciding & { record: ParticipantRecord; payer: GroupRow | null },
): DecisionPreview['kinds'][number]['messages'] {
  const render = (locale: 'ru' | 'en') => {
    const decision = { kind: input.decision, reason: input.reason?.[locale] ?? '' }
    const to = { name: ownNameIn(locale, record), locale }
    return sayDecision(decision, { payment: record.payment, edition, payer }, (name, content) =>
      renderMessage({ needs, edition }, name, { to, content }),
    )
  }
  const [ru, en] = [render('ru'), render('en')]
  return [
    { channel: 'sms', subject: null, text: { ru: ru.sms ?? '', en: en.sms ?? '' } },
    {
      channel: 'email',
      subject: { ru: ru.email?.subject ?? '', en: en.email?.subject ?? '' },
      text: { ru: ru.email?.text ?? '', en: en.email?.text ?? '' },
    },
  ]
}
