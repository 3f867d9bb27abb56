import type { DecisionPreview } from '#contract/organizer-application.ts'
import { decideByCommittee } from '#domain/application/application-transitions.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import {
  findParticipantByApplication,
  type ParticipantRecord,
} from '../../persistence/participant-queries.ts'
import type { RequestFacts, Services } from '../../services.ts'
import { addressing } from '../message/notify-participant.ts'
import { renderMessage } from '../message/render-message.ts'
import { fullName } from '../participant/present-participant.ts'
import { actionOf, messageOf } from './decide-application.ts'
import { type DecisionInput, recallMinutes } from './release-decision.ts'

/** What a decision would do: how many change, which are refused, and the messages as the first person would get them. */
export async function previewDecision(
  services: Services,
  facts: RequestFacts,
  input: DecisionInput,
): Promise<DecisionPreview> {
  const edition = await readCurrentEdition(services.database)
  const changing: ParticipantRecord[] = []
  const refused: DecisionPreview['refused'] = []
  for (const applicationGuid of new Set(input.applicationGuids)) {
    const record = await findParticipantByApplication(services.database, {
      applicationGuid,
      editionGuid: edition.guid,
    })
    const verdict = record
      ? decideByCommittee(actionOf[input.decision], record)
      : ({ ok: false, code: 'not_found' } as const)
    if (record && verdict.ok) changing.push(record)
    else if (!verdict.ok)
      refused.push({
        applicationGuid,
        name: record ? fullName(record) : '—',
        code: verdict.code,
        message: errorSentence(verdict.code, facts.locale),
      })
  }
  const [first] = changing
  const render = (record: ParticipantRecord, locale: 'ru' | 'en') => {
    const speaking = { ...record, locale }
    const { template, parameters } = messageOf(
      { kind: input.decision, reason: input.reason },
      speaking,
      edition,
    )
    const url = services.config.publicUrl
    return renderMessage(template, locale, { ...addressing(speaking, edition), ...parameters, url })
  }
  const both = first && { ru: render(first, 'ru'), en: render(first, 'en') }
  return {
    willChange: changing.length,
    refused,
    messages: both
      ? [
          { channel: 'sms', subject: null, text: { ru: both.ru.sms, en: both.en.sms } },
          {
            channel: 'email',
            subject: { ru: both.ru.email?.subject ?? '', en: both.en.email?.subject ?? '' },
            text: { ru: both.ru.email?.text ?? '', en: both.en.email?.text ?? '' },
          },
        ]
      : [],
    recallMinutes,
  }
}
