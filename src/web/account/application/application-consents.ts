import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'

/** The consents that an application asks for, in the order shown; those of payment are asked when it is paid. */
export function applicationConsents(role: ParticipantRole): ConsentKind[] {
  const asked: ConsentKind[] = ['processing', 'badgePhotograph', 'distribution']
  if (role === 'speaker') asked.push('speakerPublication')
  return [...asked, 'notifications', 'advertising']
}
