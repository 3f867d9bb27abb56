import type { GroupMember } from '#contract/group.ts'

/**
 * What has to happen next with a member:
 * - fill, send, resend: the coordinator completes the form, sends the link, sends another
 * - confirm: the person follows the link, until `by` (an instant)
 * - reason: the first open reason of the admission verdict
 * - enter: nothing is open
 */
export type NextStep =
  | { kind: 'fill'; missing: number }
  | { kind: 'send' | 'resend' | 'enter' }
  | { kind: 'confirm'; expiresAt: string }
  | { kind: 'reason'; reason: string; who: string; by: string | null }

type Facts = Pick<GroupMember, 'status' | 'missing' | 'link' | 'verdict' | 'editable'>

/** While the coordinator can edit the form, the next step is about the form and the link; afterwards it comes from the admission verdict. */
export function nextStep({ status, missing, link, verdict, editable }: Facts): NextStep {
  if (editable && missing.length > 0) return { kind: 'fill', missing: missing.length }
  if (editable && status === 'draft') return { kind: 'send' }
  if (editable)
    return link && !link.expired ? { kind: 'confirm', expiresAt: link.expiresAt } : { kind: 'resend' }
  // The coordinator's own step comes first, even if others have to act as well.
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
