import type { SectionLock } from '#contract/change-request.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'

/** Why a section of the cabinet may not be changed any more. */
export function lockedTitle(
  { cause, until }: SectionLock,
  locale: 'ru' | 'en',
  deadlineTitle: (facts: { date: string }) => string = m.section_locked_deadline,
): string {
  if (cause === 'published') return m.section_locked_published()
  if (cause === 'verified') return m.section_locked_verified()
  return deadlineTitle({ date: until ? formatDay(dayAfter(until), locale) : '' })
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
