import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import { m } from '#messages/compiled/messages.js'

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.

export const participantRoleWords: Record<ParticipantRole, () => string> = {
  participant: m.role_participant,
  speaker: m.role_speaker,
  media: m.role_media,
  coordinator: m.role_coordinator,
}

export const organiserRoleWords: Record<OrganiserRole, () => string> = {
  committee: m.organiser_role_committee,
  finance: m.organiser_role_finance,
  security: m.organiser_role_security,
  support: m.organiser_role_support,
  content: m.organiser_role_content,
  logistics: m.organiser_role_logistics,
  gate: m.organiser_role_gate,
  admin: m.organiser_role_admin,
}
