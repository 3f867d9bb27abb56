import type { GroupMember } from '#contract/group.ts'

/**
 * What has to happen next with a member:
 * - fill, send, resend: the coordinator completes the form, sends the link, sends another
 * - confirm: the person follows the link, until `by` (an instant)
 * - reason: the first open reason of the admission verdict
 * - given: their paid place went to another person
 * - refund: the organisers return the money that was asked back
 * - invoice: the coordinator pays the open invoice, until `by` (a day)
 * - enter: nothing is open
 */
export type NextStep =
  | { kind: 'fill'; missing: number }
  | { kind: 'send' | 'resend' | 'given' | 'refund' | 'enter' }
  | { kind: 'confirm'; expiresAt: string }
  | { kind: 'invoice'; number: string; by: string }
  | { kind: 'reason'; reason: string; who: string; by: string | null }

type Facts = Pick<
  GroupMember,
  'status' | 'missing' | 'link' | 'verdict' | 'editable' | 'place' | 'refundAskedAt' | 'invoice'
>

/** While the coordinator can edit the form, the next step is about the form and the link; afterwards it comes from the admission verdict. */
export function nextStep(member: Facts): NextStep {
  const { status, missing, link, verdict, editable, invoice } = member
  if (member.place === 'given') return { kind: 'given' }
  // Whoever gets the money back has nothing to prepare for.
  if (member.refundAskedAt) return { kind: 'refund' }
  if (editable && missing.length > 0) return { kind: 'fill', missing: missing.length }
  if (editable && status === 'draft') return { kind: 'send' }
  if (editable)
    return link && !link.expired ? { kind: 'confirm', expiresAt: link.expiresAt } : { kind: 'resend' }
  // The coordinator's own step comes first, even if others have to act as well.
  if (invoice && status === 'approved') return { kind: 'invoice', number: invoice.number, by: invoice.dueOn }
  const first = verdict.open.find(({ reason }) => reason === 'payment_due') ?? verdict.open[0]
  return first ? { kind: 'reason', ...first } : { kind: 'enter' }
}

/** Whether the confirmation link can be sent to the person now. */
export function isSendable({ editable, missing }: Pick<GroupMember, 'editable' | 'missing'>): boolean {
  return editable && missing.length === 0
}

/** Whether a reminder makes sense: the person holds something up. Payment does not count, because the coordinator pays. */
export function isRemindable(member: Pick<GroupMember, 'status' | 'editable' | 'gates'>): boolean {
  const { status, editable, gates } = member
  if (status === 'unconfirmed') return true
  if (status === 'draft') return !editable
  return [gates.passport, gates.photo, gates.transfer].includes('todo')
}

/** Whether position and transfer can be changed for somebody whose form is no longer the coordinator's: not for whoever does not come. */
export function isChangeable({
  editable,
  self,
  status,
  security,
}: Pick<GroupMember, 'editable' | 'self' | 'status' | 'security'>): boolean {
  const isOut = status === 'cancelled' || status === 'rejected' || security === 'rejected'
  return !editable && !self && !isOut
}

/** Whether the coordinator withdraws the application rather than removing a form that nobody has confirmed. */
export function isWithdrawable({
  editable,
  withdrawable,
}: Pick<GroupMember, 'editable' | 'withdrawable'>): boolean {
  return withdrawable && !editable
}
