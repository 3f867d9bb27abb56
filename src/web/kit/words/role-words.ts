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
  committee: m.organizer_role_committee,
  finance: m.organizer_role_finance,
  security: m.organizer_role_security,
  support: m.organizer_role_support,
  content: m.organizer_role_content,
  logistics: m.organizer_role_logistics,
  gate: m.organizer_role_gate,
  admin: m.organizer_role_admin,
}
