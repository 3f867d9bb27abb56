import type { Invitation, TeamMemberRow } from '#contract/organiser-team.ts'

/** What an admin is asked about the team. */
export type Act =
  | { what: 'add' }
  | { what: 'edit' | 'renew' | 'reset' | 'revoke' | 'logIns' | 'history'; member: TeamMemberRow }
  | { what: 'invitation'; name: string; invitation: Invitation }

export type MemberDialogProps = {
  member: TeamMemberRow
  onDone: (name: string, invitation: Invitation | null, word: string) => void
  onClose: () => void
}
