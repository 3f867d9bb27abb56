import type { Invoice } from '#contract/payment.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'

/** Where the signed originals of the act and the tax invoice are. */
export function closingSentence(
  { channel, sentOn, reference }: NonNullable<Invoice['closing']>,
  locale: 'ru' | 'en',
): string {
  if (!sentOn) return m.payment_closing_waits()
  const day = formatDay(sentOn, locale)
  if (channel === 'edo') return m.payment_closing_by_edo({ day })
  return reference ? m.payment_closing_posted_track({ day, reference }) : m.payment_closing_posted({ day })
}
