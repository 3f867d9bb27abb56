import type { SentMessage } from '#contract/organiser-message.ts'
import { keepsText } from '#domain/message/kept-text.ts'
import type { SentMessageRow } from '#server/persistence/sent-message-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { subjectOf } from './message-subject.ts'
import { titleOf } from './message-title.ts'
import type { SealedMessage } from './queue-message.ts'

/** A message as organisers see it in a list: what about, when and how it went, never the text. */
export function presentSent(
  needs: Needs<'log' | 'sealer'>,
  row: SentMessageRow,
  locale: 'ru' | 'en',
): SentMessage {
  const readable = isReadable(row)
  return {
    guid: row.guid,
    channel: row.channel,
    about: subjectOf(row.template),
    name: row.template,
    subject: (readable && openMessage(needs, row)?.subject) || titleOf(row.template, locale),
    state: row.state,
    at: (row.sentAt ?? row.notBefore).toISOString(),
    fault: row.state === 'failed' ? (row.fault ?? 'expired') : null,
    copy: row.copiedSection !== null,
    readable,
    retriable: row.state === 'failed' && row.retriable === true,
  }
}

/** Whether the text is still there and none of those that nobody may read. */
export function isReadable({
  template,
  urgency,
  sealed,
}: Pick<SentMessageRow, 'template' | 'urgency' | 'sealed'>): boolean {
  return sealed !== null && keepsText({ template, about: subjectOf(template), urgency })
}

/** Null for one that is wiped, or sealed by a key that is no longer here. */
export function openMessage(
  { sealer, log }: Needs<'log' | 'sealer'>,
  { guid, sealed, keyId }: Pick<SentMessageRow, 'guid' | 'sealed' | 'keyId'>,
): SealedMessage | null {
  if (!sealed) return null
  try {
    return sealer.open(sealed, keyId, `message:${guid}`) as SealedMessage
  } catch (error) {
    log.warn({ err: error, message: guid }, 'a message cannot be opened')
    return null
  }
}
