import type { Itinerary, ItinerarySession } from '#contract/itinerary.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth, timeSpan } from '#web/kit/dates/day-words.ts'
import { reasonSentence } from '#web/kit/recommendation/reason-sentence.ts'

/** Why this session, and why not its rival. */
export function planReasons({ reason, why }: ItinerarySession): string[] {
  const [first] = why
  const general = first && first.code !== 'everyone' ? [reasonSentence(first)] : []
  if (!reason) return general
  if (!reason.rival) return reason.code === 'alone' ? [...general, m.itinerary_why_alone()] : general
  const rival = reason.rival.title
  const sentences = {
    wanted: m.itinerary_why_wanted,
    interest: m.itinerary_why_interest,
    together: m.itinerary_why_together,
    time: m.itinerary_why_time,
    alone: () => m.itinerary_why_alone(),
  }
  return [...general, sentences[reason.code]({ rival })]
}

export function clashSentence({ code, minutesShort }: Itinerary['clashes'][number], other: string): string {
  return code === 'overlap'
    ? m.itinerary_clash_overlap({ title: other, minutes: String(minutesShort) })
    : m.itinerary_clash_walk({ title: other, minutes: String(minutesShort) })
}

export function movedSentence(from: NonNullable<ItinerarySession['movedFrom']>, locale: 'ru' | 'en'): string {
  const place = [dayAndMonth(from.day, locale), timeSpan(from), from.hallName].filter(Boolean).join(', ')
  return m.itinerary_moved({ place })
}
