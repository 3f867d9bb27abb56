import type { BadgeFacts } from '#domain/badge/badge-layout.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import { m } from './compiled/messages.js'

type Wearer = {
  firstName: string | null
  lastName: string | null
  middleName: string | null
  latinFirstName: string | null
  latinLastName: string | null
  prefix: string | null
  companyShortName: string | null
  position: string | null
  role: ParticipantRole
  wifiCode: string | null
}

const roleWords: Record<ParticipantRole, typeof m.badge_role_participant> = {
  participant: m.badge_role_participant,
  speaker: m.badge_role_speaker,
  media: m.badge_role_media,
  coordinator: m.badge_role_participant,
}

/** What is printed on a badge: the name large in its own script, the Latin one below, the role in both languages. */
export function badgeFacts(
  wearer: Wearer,
  forum: { name: string; place: string },
  locale: 'ru' | 'en',
): BadgeFacts {
  const { firstName, lastName, middleName, latinFirstName, latinLastName } = wearer
  const latinName = joined(latinFirstName, latinLastName)
  const cyrillic = Boolean(lastName)
  const word = roleWords[wearer.role]
  return {
    forumName: forum.name,
    forumPlace: forum.place,
    lastName: (cyrillic ? lastName : latinLastName) ?? '',
    firstName: joined(wearer.prefix, cyrillic ? joined(firstName, middleName) : latinFirstName),
    latinName: cyrillic && latinName ? latinName : null,
    company: wearer.companyShortName ?? '',
    position: wearer.position ?? '',
    role: wearer.role,
    roleWords: [word({}, { locale }), word({}, { locale: locale === 'ru' ? 'en' : 'ru' })],
    wifiCode: wearer.wifiCode,
  }
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}
