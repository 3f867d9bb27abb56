import type * as routes from '#contract/organiser-application.ts'
import type { DecisionPreview } from '#contract/organiser-application.ts'
import { decideByCommittee } from '#domain/application/application-transitions.ts'
import { isWaiverOffered } from '#domain/payment/waiver.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  listParticipantsByApplication,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { ownNameIn } from '../message/addressing.ts'
import { renderMessage } from '../message/render-message.ts'
import { fullName } from '../participant/present-participant.ts'
import { listWaitingPlaces } from '../replacement/usable-place.ts'
import { actionOf } from './decide-application.ts'
import { type DecisionInput, recallMinutes } from './release-decision.ts'
import { sayDecision } from './say-decision.ts'

/** The effect of a decision: how many change, which are refused, and the messages that the first person would get. */
export const previewDecision: UseCase<typeof routes.previewDecision, 'config' | 'database'> = async (
  { body: input, facts },
  needs,
) => {
  const edition = await readCurrentEdition(needs.database)
  const applicationGuids = [...new Set(input.applicationGuids)]
  const found = await listParticipantsByApplication(needs.database, {
    applicationGuids,
    editionGuid: edition.guid,
  })
  const records = new Map(found.map(record => [record.applicationGuid, record]))
  const judged = applicationGuids.map(guid => judge(guid, records.get(guid), input))
  const changing = judged.flatMap(({ record, code }) => (record && !code ? [record] : []))
  const refused = judged.flatMap(({ guid, record, code }) =>
    code
      ? [
          {
            applicationGuid: guid,
            name: record ? fullName(record) : '—',
            code,
            message: errorSentence(code, facts.locale),
          },
        ]
      : [],
  )
  const { records: approved, waivable } = await asApproved(needs, changing, input)
  const [first] = approved
  return {
    willChange: changing.length,
    waivable,
    refused,
    messages: first ? messagesTo(needs, { record: first, edition, input }) : [],
    recallMinutes,
  }
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

function judge(
  guid: string,
  record: ParticipantRecord | undefined,
  input: DecisionInput,
): { guid: string; record?: ParticipantRecord; code: ErrorCode | null } {
  if (!record) return { guid, code: 'not_found' }
  const verdict = decideByCommittee(actionOf[input.decision], record)
  return { guid, record, code: verdict.ok ? null : verdict.code }
}

/** The SMS and the e-mail that one person would get, in both languages. */
function messagesTo(
  needs: Needs<'config'>,
  { record, edition, input }: { record: ParticipantRecord; edition: EditionRow; input: DecisionInput },
): DecisionPreview['messages'] {
  const decision = { kind: input.decision, reason: input.reason }
  const render = (locale: 'ru' | 'en') => {
    const to = { name: ownNameIn(locale, record), locale }
    return sayDecision(decision, { payment: record.payment, edition }, (name, content) =>
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
