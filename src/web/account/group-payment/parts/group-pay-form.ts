import type { Group, GroupMember } from '#contract/group.ts'
import type { GroupPayments } from '#contract/replacement.ts'

/** What both ways to pay for members are given. */
export type GroupPayForm = {
  group: Group
  payments: GroupPayments
  /** Whoever is paid for. */
  members: readonly GroupMember[]
  /** People whom the server refuses, by guid, each with its sentence. */
  onRefused: (people: ReadonlyMap<string, string>) => void
  onRefresh: () => void
}
