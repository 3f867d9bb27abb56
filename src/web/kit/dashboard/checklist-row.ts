import type { Dashboard } from '#contract/dashboard.ts'
import type { ChecklistItem } from '#domain/admission/checklist.ts'
import type { ChecklistState } from '#web/ui/checklist.tsx'

/** A detail under an item of the checklist: the end of a message key `cabinet_detail_<item>_<detail>`. */
export type ChecklistDetail =
  | 'passport_done'
  | 'passport_todo'
  | 'passport_failed'
  | 'payment_done'
  | 'payment_free'
  | 'payment_todo'
  | 'payment_pending'
  | 'payment_coordinator'
  | 'payment_held'
  | 'payment_locked'
  | 'speaker_done'
  | 'speaker_todo'
  | 'transfer_done'
  | 'transfer_todo'
  | 'transfer_closed'
  | 'verification_done'
  | 'verification_waiting'
  | 'verification_failed'
  | 'verification_refused'
  | 'verification_locked'

export type ChecklistRow = { state: ChecklistState; detail: ChecklistDetail }

type Facts = Pick<Dashboard, 'security' | 'payment' | 'status'>
type Item = Dashboard['checklist'][number]

/** How one item of the checklist stands, with the detail under it. */
export function checklistRow(row: Item, facts: Facts): ChecklistRow {
  return rows[row.item](row, facts)
}

const rows: Record<ChecklistItem, (row: Item, facts: Facts) => ChecklistRow> = {
  passport({ done }, { security }) {
    if (done) return { state: 'done', detail: 'passport_done' }
    return {
      state: 'todo',
      detail: security === 'passportFailed' ? 'passport_failed' : 'passport_todo',
    }
  },
  payment({ done, available }, { payment, security, status }) {
    if (payment === 'noPaymentRequired') return { state: 'done', detail: 'payment_free' }
    if (done) return { state: 'done', detail: 'payment_done' }
    if (!available && status !== 'approved') return { state: 'locked', detail: 'payment_locked' }
    if (!available && (security === 'onHold' || security === 'rejected'))
      return { state: 'locked', detail: 'payment_held' }
    if (!available) return { state: 'waiting', detail: 'payment_coordinator' }
    return { state: 'todo', detail: payment === 'pending' ? 'payment_pending' : 'payment_todo' }
  },
  speaker: ({ done }) =>
    done ? { state: 'done', detail: 'speaker_done' } : { state: 'todo', detail: 'speaker_todo' },
  transfer({ done, available }) {
    if (done) return { state: 'done', detail: 'transfer_done' }
    return available
      ? { state: 'todo', detail: 'transfer_todo' }
      : { state: 'closed', detail: 'transfer_closed' }
  },
  verification({ done, available }, { security }) {
    if (done) return { state: 'done', detail: 'verification_done' }
    if (security === 'rejected') return { state: 'locked', detail: 'verification_refused' }
    if (!available) return { state: 'locked', detail: 'verification_locked' }
    return security === 'passportFailed'
      ? { state: 'locked', detail: 'verification_failed' }
      : { state: 'waiting', detail: 'verification_waiting' }
  },
}
