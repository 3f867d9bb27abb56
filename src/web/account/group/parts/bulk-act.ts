import type { GroupMember } from '#contract/group.ts'
import type { BulkOutcome } from './bulk-outcome.ts'

export type BulkActProps = {
  groupGuid: string
  members: readonly GroupMember[]
  /** Starts without asking, because the question was answered where it came from. */
  atOnce?: boolean
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}
