import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { applicationTransitions, decideApplication } from '#domain/application/application-transitions.ts'
import type { AuditAction } from '#domain/audit/audit-entry.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import { decideSecurity, securityTransitions } from '#domain/passport/security-transitions.ts'
import { decidePayment, type PaymentStatus, paymentTransitions } from '#domain/payment/payment-transitions.ts'
import { loggedAs } from '#domain/transition/transition.ts'
import type { DemoEvent } from './demo-event.ts'

export type ReplayedStep = {
  event: DemoEvent
  subjectKind: 'participant' | 'application' | 'payment'
  /** The audit name that the corresponding use case would write. */
  action: AuditAction
  from: string | null
  to: string
}

export type ReplayedLife = {
  status: ApplicationStatus
  security: SecurityStatus
  payment: PaymentStatus
  createdAt: Date
  /** Time of the last event. */
  updatedAt: Date
  submittedAt: Date | null
  /** When the person confirmed what somebody else had filled in. */
  confirmedAt: Date | null
  /** When the link to confirm was sent. */
  linkSentAt: Date | null
  decisionReason: string | null
  passportNote: string | null
  passportSavedAt: Date | null
  steps: ReplayedStep[]
}

/**
 * Runs a story through the real state machines, so that no invented person is in a state that a real one could not reach. Throws when a machine
 * refuses a step, which means that the demo's data are wrong.
 */
export function replayEvents(events: readonly DemoEvent[]): ReplayedLife {
  const ordered = [...events].sort((left, right) => left.at.getTime() - right.at.getTime())
  const [first] = ordered
  if (first?.kind !== 'create') throw new TypeError('a story begins with the form')
  const life: ReplayedLife = {
    status: 'draft',
    security: 'passportPending',
    payment: 'unpaid',
    createdAt: first.at,
    updatedAt: first.at,
    submittedAt: null,
    confirmedAt: null,
    linkSentAt: null,
    decisionReason: null,
    passportNote: null,
    passportSavedAt: null,
    steps: [],
  }
  for (const event of ordered) {
    life.steps.push({ event, ...live(life, event) })
    life.updatedAt = event.at
  }
  return life
}

function live(life: ReplayedLife, event: DemoEvent): Omit<ReplayedStep, 'event'> {
  switch (event.kind) {
    case 'create':
      return { subjectKind: 'participant', action: 'create', from: null, to: life.status }
    case 'application': {
      const { action, by } = event
      const from = life.status
      life.status = allowed(decideApplication(action, { status: from, actor: by }), event)
      if (action === 'finish' || action === 'confirm') life.submittedAt = event.at
      if (action === 'confirm') life.confirmedAt = event.at
      if (action === 'finishForAnother') life.linkSentAt = event.at
      // Why a place was given on is for the log alone.
      life.decisionReason = action === 'replace' ? null : (event.reason ?? null)
      const name = shown(loggedAs(applicationTransitions, action))
      return { subjectKind: 'application', action: name, from, to: life.status }
    }
    case 'security': {
      const { action, by } = event
      const from = life.security
      life.security = allowed(decideSecurity(action, { status: from, actor: by }), event)
      if (action === 'saveAgain') life.passportSavedAt = event.at
      life.passportNote = event.reason ?? null
      const name = shown(loggedAs(securityTransitions, action))
      return { subjectKind: 'application', action: name, from, to: life.security }
    }
    case 'payment': {
      const { action, by } = event
      const from = life.payment
      life.payment = allowed(decidePayment(action, { status: from, actor: by }), event)
      return {
        subjectKind: 'payment',
        action: shown(loggedAs(paymentTransitions, action)),
        from,
        to: life.payment,
      }
    }
    case 'refundDue':
      return { subjectKind: 'payment', action: 'refundDue', from: life.payment, to: life.payment }
  }
}

function allowed<Status extends string>(
  verdict: { ok: true; to: Status } | { ok: false; code: string },
  event: DemoEvent,
): Status {
  if (!verdict.ok) throw new TypeError(`a demo story has an impossible step: ${JSON.stringify(event)}`)
  return verdict.to
}

/** The name in the log; an action without one cannot be a step of a story. */
function shown(name: AuditAction | null): AuditAction {
  if (name === null) throw new TypeError('a demo story has a step that leaves no line')
  return name
}
