import type { Services } from '../services.ts'
import { chatNotice } from './chat-notice.ts'
import { checkPhotograph } from './check-photograph.ts'
import { closingPapers } from './closing-papers.ts'
import { confirmationNotice } from './confirmation-notice.ts'
import { deadlineReminders } from './deadline-reminders.ts'
import { decisionNotice } from './decision-notice.ts'
import type { Job } from './define-job.ts'
import { dueLetters } from './due-letters.ts'
import { dueUpdates } from './due-updates.ts'
import { eraseAgedJob } from './erase-aged.ts'
import { expiredLinks } from './expired-links.ts'
import { itineraryChanges } from './itinerary-changes.ts'
import type { JobName } from './job-queue.ts'
import { memberNotices } from './member-notices.ts'
import { recommendations } from './recommendations.ts'
import { reconcileCardPaymentJob } from './reconcile-card-payment.ts'
import { seekDuplicatesJob } from './seek-duplicates.ts'
import { seekWatchedJob } from './seek-watched.ts'
import { settlementReceipts } from './settlement-receipts.ts'
import { shiftReminders } from './shift-reminders.ts'
import { defineSweep } from './sweep.ts'
import { sweepFilesJob } from './sweep-files.ts'
import { writeExportJob } from './write-export.ts'

const swept = {
  'reconcile-card-payment': reconcileCardPaymentJob,
  'chat-notice': chatNotice,
  'check-photograph': checkPhotograph,
  'member-notices': memberNotices,
  'decision-notice': decisionNotice,
  'confirmation-notice': confirmationNotice,
  'expired-links': expiredLinks,
  'deadline-reminders': deadlineReminders,
  'shift-reminders': shiftReminders,
  'due-letters': dueLetters,
  'due-updates': dueUpdates,
  'itinerary-changes': itineraryChanges,
  recommendations,
  'closing-papers': closingPapers,
  'settlement-receipts': settlementReceipts,
  'seek-duplicates': seekDuplicatesJob,
  'seek-watched': seekWatchedJob,
  'erase-aged': eraseAgedJob,
  'write-export': writeExportJob,
  'sweep-files': sweepFilesJob,
}

/** Every kind of job; a missing one does not compile. */
export const jobs: { [Name in JobName]: Job<Name> } = { ...swept, sweep: defineSweep(Object.values(swept)) }

export const jobNames = Object.keys(jobs) as JobName[]

export function runJob(services: Services, name: JobName, payload: unknown): Promise<void> {
  return jobs[name].run(services, payload)
}
