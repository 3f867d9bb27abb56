import type { ApplicationAction, ApplicationActor } from '#domain/application/application-transitions.ts'
import type { SecurityAction, SecurityActor } from '#domain/passport/security-transitions.ts'
import type { PaymentAction, PaymentActor } from '#domain/payment/payment-transitions.ts'

/** One thing that happened to an invented participant; replaying them in order gives the three statuses and the audit. */
export type DemoEvent = { at: Date; reason?: string } & (
  | { kind: 'create'; by: 'participant' | 'assistant' }
  | { kind: 'application'; action: ApplicationAction; by: ApplicationActor }
  | { kind: 'security'; action: SecurityAction; by: SecurityActor }
  | { kind: 'payment'; action: PaymentAction; by: PaymentActor }
  /** Money that came after the application was cancelled: the status stays, finance sees it. */
  | { kind: 'refundDue'; by: 'acquirer' }
)

/** An instant of Moscow time, written `2025-09-03 14:20`. */
export function moscow(at: string): Date {
  return new Date(`${at.replace(' ', 'T')}:00+03:00`)
}

/** A form that was begun and abandoned. */
export const begun = (at: string): DemoEvent => ({ at: moscow(at), kind: 'create', by: 'participant' })

/** The person's own application, begun a while before it was sent. */
export function sent(at: string): DemoEvent[] {
  const finished = moscow(at)
  return [
    { at: whileBefore(finished), kind: 'create', by: 'participant' },
    { at: finished, kind: 'application', action: 'finish', by: 'participant' },
  ]
}

/** The application of somebody who was given another person's place and then filled in the form. */
export function invited(givenAt: string, at: string): DemoEvent[] {
  return [
    { at: moscow(givenAt), kind: 'create', by: 'participant' },
    { at: moscow(at), kind: 'application', action: 'finish', by: 'participant' },
  ]
}

/** An application filled in by an assistant, with the confirmation link sent to the person. */
export function sentFor(at: string): DemoEvent[] {
  const finished = moscow(at)
  return [
    { at: whileBefore(finished), kind: 'create', by: 'assistant' },
    { at: finished, kind: 'application', action: 'finishForAnother', by: 'assistant' },
  ]
}

/** A form that somebody else has begun for the person. */
export const begunFor = (at: string): DemoEvent => ({ at: moscow(at), kind: 'create', by: 'assistant' })

/** An application filled in by somebody else the day before and confirmed through the link. */
export function brought(at: string): DemoEvent[] {
  const confirmed = moscow(at)
  const sentAt = new Date(confirmed.getTime() - 20 * 3_600_000)
  return [
    { at: whileBefore(sentAt), kind: 'create', by: 'assistant' },
    { at: sentAt, kind: 'application', action: 'finishForAnother', by: 'assistant' },
    { at: confirmed, kind: 'application', action: 'confirm', by: 'participant' },
  ]
}

/** A quarter of an hour to an hour earlier, varying from person to person. */
function whileBefore(finished: Date): Date {
  const minutes = 15 + ((finished.getTime() / 60_000) % 47)
  return new Date(finished.getTime() - minutes * 60_000)
}

function decision(action: ApplicationAction, at: string, reason?: string): DemoEvent {
  return { at: moscow(at), kind: 'application', action, by: 'committee', ...(reason && { reason }) }
}

export const approved = (at: string) => decision('approve', at)
export const rejected = (at: string, reason: string) => decision('reject', at, reason)
export const reopened = (at: string) => decision('reopen', at)
export const asked = (at: string, reason: string) => decision('requestInformation', at, reason)

export const withdrawn = (at: string, reason: string): DemoEvent => ({
  at: moscow(at),
  kind: 'application',
  action: 'cancel',
  by: 'participant',
  reason,
})

export const cancelledAfterRefund = (at: string, reason: string): DemoEvent => ({
  at: moscow(at),
  kind: 'application',
  action: 'cancel',
  by: 'organiser',
  reason,
})

/** The committee has given the paid place to another person (decision 036). */
export function placeGiven(at: string): DemoEvent[] {
  const common = { at: moscow(at), by: 'organiser' } as const
  return [
    { ...common, kind: 'application', action: 'replace', reason: 'withdrawn' },
    { ...common, kind: 'payment', action: 'passOn' },
  ]
}

export const passportSaved = (at: string): DemoEvent => ({
  at: moscow(at),
  kind: 'security',
  action: 'saveAgain',
  by: 'participant',
})

function check(action: SecurityAction, at: string, reason?: string): DemoEvent {
  return { at: moscow(at), kind: 'security', action, by: 'security', ...(reason && { reason }) }
}

export const verified = (at: string) => check('verify', at)
export const mismatch = (at: string, note: string) => check('fail', at, note)
export const held = (at: string, note: string) => check('hold', at, note)
export const refused = (at: string, note: string) => check('refuse', at, note)

export const waived = (at: string, reason: string): DemoEvent => ({
  at: moscow(at),
  kind: 'payment',
  action: 'waive',
  by: 'organiser',
  reason,
})
