import { answerBy } from '../chat/answer-promise.ts'
import { localDayAt } from '../edition/calendar-date.ts'
import { localInstant } from '../edition/local-instant.ts'
import { workingDaysAfter } from '../edition/working-day.ts'

/** What waits for organisers; the parts of the overview. */
export const waitingKinds = [
  'applications',
  'photographs',
  'expiredLinks',
  'passports',
  'calls',
  'employees',
  'vehicles',
  'volunteers',
  'chats',
  'changes',
  'erasures',
  'duplicates',
  'watchHits',
  'raises',
  'packages',
  'volunteerForms',
  'invoices',
  'closings',
  'refunds',
  'leavingSpeakers',
  'leftSpeakers',
  'jobs',
  'messages',
] as const

export type WaitingKind = (typeof waitingKinds)[number]

/**
 * In how many working days something is done, as the site, the offer and the policy promise it: a passport is checked within five, and companies are asked to send employees and vehicles five days
 * ahead; whoever's passport did not match is called within one, acts are sent within five, a card leaves the site within three, money goes back and data are erased within ten. What is not named
 * has no promise.
 */
const workingDays: Partial<Record<WaitingKind, number>> = {
  passports: 5,
  calls: 1,
  employees: 5,
  vehicles: 5,
  erasures: 10,
  refunds: 10,
  closings: 5,
  leavingSpeakers: 3,
}

/** By when what has waited since an instant is promised; null where nothing is. Working days end with the day. */
export function promisedBy(kind: WaitingKind, since: Date, timeZone: string): Date | null {
  if (kind === 'chats') return answerBy({ waitingSince: since, closedAt: null })
  const days = workingDays[kind]
  if (days === undefined) return null
  const last = workingDaysAfter(localDayAt(since.getTime(), timeZone), days)
  return new Date(localInstant(last, '23:59', timeZone))
}

type Waiting = { what: WaitingKind; oldestAt: Date | null; promisedBy: Date | null }

/** What is overdue comes first, then what has waited longest; what nobody knows the age of comes last. */
export function byUrgency(now: Date): (one: Waiting, other: Waiting) => number {
  const late = ({ promisedBy: by }: Waiting) => (by !== null && by < now ? 0 : 1)
  const since = ({ oldestAt }: Waiting) => oldestAt?.getTime() ?? Number.POSITIVE_INFINITY
  return (one, other) => late(one) - late(other) || compare(since(one), since(other))
}

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
