import type { ReminderKind } from '#domain/reminder/deadline-reminder.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import type { Needs } from '#server/use-case.ts'

export type RemindingNeeds = Needs<'clock' | 'config' | 'database' | 'sealer'>

/** One run of the job: when it is, and until when what it queues may leave. */
export type Reminding = {
  edition: EditionRow
  kind: ReminderKind
  at: Date
  today: string
  /** By the edition's clock, in milliseconds. */
  until: number
}
