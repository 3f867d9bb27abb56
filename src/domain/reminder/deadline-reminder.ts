import { addDays, type IsoDate, localDayAt } from '../edition/calendar-date.ts'
import { localInstant } from '../edition/local-instant.ts'
import { zonedTime } from '../edition/zoned-time.ts'
import { gatesOf, type MemberFacts } from '../group/member-gates.ts'

/** What people are reminded of before its deadline; `confirmation` is the link in the SMS to somebody registered by another. */
export const reminderKinds = ['payment', 'passport', 'photograph', 'transfer', 'confirmation'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** How many steps before a deadline an edition may have, and how early the first may be. */
export const reminderLimits = { steps: 4, days: 60 } as const

/** Hours of the edition's day in which reminders leave, the last one excluded: nobody is woken by them. */
const openHours = { from: 10, to: 20 } as const

/** Somebody who was written to about it in the last hours is not reminded yet. */
export const reminderRestHours = 24

/** So long before its end the reader of a confirmation link is reminded. */
export const linkReminderHours = 24

/** A deadline that somebody is to be reminded of today, so many days before it. */
export type ReminderStep = { deadline: IsoDate; daysBefore: number }

/**
 * The deadlines that today is a step before. The day after a step still counts for it, for a server that was down; deadlines that are over, or that
 * are today, never do.
 */
export function reminderSteps(today: IsoDate, days: readonly number[]): ReminderStep[] {
  const onTime = days.map(daysBefore => ({ deadline: addDays(today, daysBefore), daysBefore }))
  const late = days
    .filter(daysBefore => daysBefore > 1 && !days.includes(daysBefore - 1))
    .map(daysBefore => ({ deadline: addDays(today, daysBefore - 1), daysBefore }))
  return [...onTime, ...late]
}

/**
 * Until when a reminder that is queued now may leave, in milliseconds since 1970 UTC: to the end of the open hours, which always end before the
 * deadline does. Null outside of the open hours.
 */
export function remindingUntil(now: number, timeZone: string): number | null {
  const { hour } = zonedTime(now, timeZone)
  if (hour < openHours.from || hour >= openHours.to) return null
  return localInstant(localDayAt(now, timeZone), `${openHours.to}:00`, timeZone)
}

/** Whether the thing is still the person's to do; never while security looks again, after a refusal, or when somebody else must act. */
export function isToBeReminded(kind: ReminderKind, facts: MemberFacts): boolean {
  if (facts.security === 'onHold' || facts.security === 'rejected') return false
  const gates = gatesOf(facts)
  switch (kind) {
    case 'payment':
      // A card payment under way ends by itself within minutes; an invoice waits for its payer.
      return gates.paid === 'todo' || (gates.paid === 'waiting' && facts.invoiceDueOn !== null)
    case 'passport':
      return gates.passport === 'todo'
    case 'photograph':
      return gates.photo === 'todo'
    case 'transfer':
      return gates.transfer === 'todo'
    case 'confirmation':
      return facts.application === 'unconfirmed' && facts.linkLive
  }
}
