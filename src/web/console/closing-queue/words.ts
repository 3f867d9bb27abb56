import type { ClosingRow } from '#contract/closing.ts'
import { m } from '#messages/compiled/messages.js'

/** What is known of the signed originals: that they came back, how they left, or where they have to go. */
export function whereaboutsOf(row: ClosingRow, day: (day: string) => string): string {
  if (row.returnedOn) return m.closing_returned_on({ day: day(row.returnedOn) })
  if (row.sentOn) {
    const sent = row.channel === 'edo' ? m.closing_sent_by_edo : m.closing_sent_by_post
    return [sent({ day: day(row.sentOn) }), row.reference].filter(Boolean).join(', ')
  }
  return row.wanted.channel === 'edo' ? wantedWord(row) : (row.address ?? m.closing_no_address())
}

/** How the payer asked for the originals. */
export function wantedWord({ wanted: { channel, edoOperator, edoId } }: ClosingRow): string {
  if (channel === 'post') return m.closing_channel_post()
  return [m.closing_channel_edo(), [edoOperator, edoId].filter(Boolean).join(', ')].filter(Boolean).join(': ')
}
