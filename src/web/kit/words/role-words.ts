import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import { m } from '#messages/compiled/messages.js'

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.

export const participantRoleWords: Record<ParticipantRole, () => string> = {
  participant: m.role_participant,
  speaker: m.role_speaker,
  media: m.role_media,
  coordinator: m.role_coordinator,
}
