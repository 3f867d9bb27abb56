import { correctedAddress } from '#domain/message/message-resend.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { listFollowingReaders, resealMessage } from '#server/persistence/message-list-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { openMessage } from './present-sent.ts'
import type { SealedMessage } from './queue-message.ts'

type Addressed = Parameters<typeof openMessage>[1] &
  Pick<Parameters<typeof correctedAddress>[0], 'channel' | 'phone' | 'email'> & {
    copiedSection: string | null
  }

/** A message with the address that its reader has corrected since; null where it goes where it was to go. */
export function readdressed(needs: Needs<'log' | 'sealer'>, row: Addressed): SealedMessage | null {
  const content = openMessage(needs, row)
  if (!content) return null
  const to = correctedAddress({ ...row, to: content.to, isCopy: row.copiedSection !== null })
  return to === null ? null : { ...content, to }
}

/** Of these messages those that would go to another address now, each with it. */
export async function readCorrected(
  needs: Needs<'log' | 'sealer'>,
  reader: Reader,
  guids: readonly string[],
): Promise<Map<string, SealedMessage>> {
  const rows = await listFollowingReaders(reader, guids)
  return new Map(
    rows.flatMap(row => {
      const content = readdressed(needs, row)
      return content ? [[row.guid, content] as const] : []
    }),
  )
}

/** Seals messages anew for the addresses of today, in the transaction that makes them due again. */
export async function readdressMessages(
  needs: Needs<'log' | 'sealer'>,
  tx: Tx,
  guids: readonly string[],
): Promise<Map<string, SealedMessage>> {
  const corrected = await readCorrected(needs, tx, guids)
  for (const [guid, content] of corrected)
    await resealMessage(tx, { guid, ...needs.sealer.seal(content, `message:${guid}`) })
  return corrected
}
