import type { CommitteeMember } from '#contract/speaker.ts'

type Role = CommitteeMember['role']

/** The chair comes first; the secretary, whom authors write to, last. */
const order: readonly Role[] = ['chair', 'deputy', 'member', 'secretary']

/** The committee by role, in the editors' order within each; roles that nobody has are left out. */
export function committeeGroups<Member extends { role: Role }>(
  members: readonly Member[],
): { role: Role; members: Member[] }[] {
  return order
    .map(role => ({ role, members: members.filter(member => member.role === role) }))
    .filter(group => group.members.length > 0)
}
