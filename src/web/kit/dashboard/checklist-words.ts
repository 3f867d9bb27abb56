import type { ChecklistItem } from '#domain/admission/checklist.ts'
import { m } from '#messages/compiled/messages.js'
import type { ChecklistState } from '#web/ui/checklist.tsx'
import type { ChecklistDetail } from './checklist-row.ts'

export const itemWords: Record<ChecklistItem, () => string> = {
  passport: m.checklist_passport,
  payment: m.checklist_payment,
  speaker: m.checklist_speaker,
  transfer: m.checklist_transfer,
  verification: m.cabinet_item_verification,
}

export const stateWords: Record<ChecklistState, () => string> = {
  done: m.cabinet_checklist_done,
  todo: m.cabinet_checklist_todo,
  waiting: m.cabinet_checklist_waiting,
  locked: m.cabinet_checklist_locked,
  closed: m.cabinet_checklist_closed,
}

export const detailWords: Record<ChecklistDetail, () => string> = {
  passport_done: m.cabinet_detail_passport_done,
  passport_todo: m.cabinet_detail_passport_todo,
  passport_failed: m.cabinet_detail_passport_failed,
  payment_done: m.cabinet_detail_payment_done,
  payment_free: m.cabinet_detail_payment_free,
  payment_todo: m.cabinet_detail_payment_todo,
  payment_pending: m.cabinet_detail_payment_pending,
  payment_coordinator: m.cabinet_detail_payment_coordinator,
  payment_held: m.cabinet_detail_payment_held,
  payment_locked: m.cabinet_detail_payment_locked,
  speaker_done: m.cabinet_detail_speaker_done,
  speaker_todo: m.cabinet_detail_speaker_todo,
  transfer_done: m.cabinet_detail_transfer_done,
  transfer_todo: m.cabinet_detail_transfer_todo,
  transfer_closed: m.cabinet_detail_transfer_closed,
  verification_done: m.cabinet_detail_verification_done,
  verification_waiting: m.cabinet_detail_verification_waiting,
  verification_failed: m.cabinet_detail_verification_failed,
  verification_refused: m.cabinet_detail_verification_refused,
  verification_locked: m.cabinet_detail_verification_locked,
}
