import { applicationTransitions } from '../application/application-transitions.ts'
import { changeRequestTransitions } from '../change-request/change-request-transitions.ts'
import { erasureTransitions } from '../erasure/erasure-rules.ts'
import { invoiceTransitions } from '../invoice/invoice-transitions.ts'
import { securityTransitions } from '../passport/security-transitions.ts'
import { paymentTransitions } from '../payment/payment-transitions.ts'
import { raiseTransitions } from '../raise/raise-transitions.ts'
import { reviewTransitions } from '../staff-company/review-transitions.ts'
import { loggedAs } from '../transition/transition.ts'
import { volunteerTransitions } from '../volunteer/volunteer-transitions.ts'
import { type AuditAction, formerAuditActions, plainAuditActions } from './audit-entry.ts'

/** The names under which the log keeps the transitions of a table. */
function loggedOf<Table extends Record<string, object>>(table: Table): AuditAction[] {
  const actions = Object.keys(table) as (keyof Table & string)[]
  return actions.flatMap(action => (loggedAs(table, action) as AuditAction | null) ?? [])
}

/** Every action that an entry of the log may name, once, although several tables name it. */
export const auditActions: readonly AuditAction[] = [
  ...new Set<AuditAction>([
    ...plainAuditActions,
    ...formerAuditActions,
    ...loggedOf(applicationTransitions),
    ...loggedOf(changeRequestTransitions),
    ...loggedOf(erasureTransitions),
    ...loggedOf(invoiceTransitions),
    ...loggedOf(paymentTransitions),
    ...loggedOf(securityTransitions),
    ...loggedOf(reviewTransitions),
    ...loggedOf(volunteerTransitions),
    ...loggedOf(raiseTransitions),
  ]),
]
