import { m } from '#messages/compiled/messages.js'

const jobWords: Record<string, () => string> = {
  'chat-notice': m.organiser_job_chat_notice,
  'check-photograph': m.organiser_job_check_photograph,
  'closing-papers': m.organiser_job_closing_papers,
  'confirmation-notice': m.organiser_job_confirmation_notice,
  'deadline-reminders': m.organiser_job_deadline_reminders,
  'decision-notice': m.organiser_job_decision_notice,
  'due-letters': m.organiser_job_due_letters,
  'due-updates': m.organiser_job_due_updates,
  'erase-aged': m.organiser_job_erase_aged,
  'expired-links': m.organiser_job_expired_links,
  'seek-duplicates': m.duplicate_job,
  'seek-watched': m.watch_job,
  'member-notices': m.organiser_job_member_notices,
  'reconcile-card-payment': m.organiser_job_reconcile_card_payment,
  'settlement-receipts': m.organiser_job_settlement_receipts,
  'shift-reminders': m.organiser_job_shift_reminders,
  sweep: m.organiser_job_sweep,
  'sweep-files': m.organiser_job_sweep_files,
}

/** What a job does; one of a later version is shown by its name. */
export function jobWord(queue: string): string {
  return Object.hasOwn(jobWords, queue) ? (jobWords[queue]?.() ?? queue) : queue
}

/** Why a job failed: a code as the log has it, because an administrator looks for it there. */
export function causeWord(cause: string | null): string {
  if (cause === null) return m.organiser_job_cause_unknown()
  return cause === 'timeout' ? m.organiser_job_cause_timeout() : cause
}
