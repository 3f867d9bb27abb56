import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** The roles of the forum's team. The messages are named in full rather than built from the code, so that the bundler can drop unused ones. */
export const organiserRoleWords: Record<OrganiserRole, Word> = {
  committee: m.organiser_role_committee,
  finance: m.organiser_role_finance,
  security: m.organiser_role_security,
  support: m.organiser_role_support,
  content: m.organiser_role_content,
  logistics: m.organiser_role_logistics,
  gate: m.organiser_role_gate,
  admin: m.organiser_role_admin,
}

/** For whoever gives somebody a role. What holds is `organiserPermissions`: change a line here when a permission moves. */
export const organiserRoleDuties: Record<OrganiserRole, Word> = {
  committee: m.team_role_committee,
  finance: m.team_role_finance,
  security: m.team_role_security,
  support: m.team_role_support,
  content: m.team_role_content,
  logistics: m.team_role_logistics,
  gate: m.team_role_gate,
  admin: m.team_role_admin,
}
