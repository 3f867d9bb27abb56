import type { Group, GroupMember } from '#contract/group.ts'
import type { GroupPayments } from '#contract/replacement.ts'

export type GroupPayForm = {
  group: Group
  payments: GroupPayments
  members: readonly GroupMember[]
  /** The people whom the server refused, by guid, each with its sentence. */
  onRefused: (people: ReadonlyMap<string, string>) => void
  onRefresh: () => void
}
