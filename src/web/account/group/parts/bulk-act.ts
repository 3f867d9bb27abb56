import type { GroupMember } from '#contract/group.ts'
import type { BulkOutcome } from './bulk-outcome.ts'

/** What the question of one act with many members gets. */
export type BulkActProps = {
  groupGuid: string
  members: readonly GroupMember[]
  /** It was asked for where it came from: begin. */
  atOnce?: boolean
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}
