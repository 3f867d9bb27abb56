import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import { m } from '#messages/compiled/messages.js'

// Each message is named, not built from the code, so that the bundler drops what a page does not use.

/** In which role a person takes part. */
export const participantRoleWords: Record<ParticipantRole, () => string> = {
  participant: m.role_participant,
  speaker: m.role_speaker,
  media: m.role_media,
  coordinator: m.role_coordinator,
}

/** The roles of the forum's own team. */
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
