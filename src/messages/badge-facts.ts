import type { BadgeFacts } from '#domain/badge/badge-layout.ts'
import type { OnSiteRole } from '#domain/employee/on-site-role.ts'
import type { ParticipantRole } from '#domain/participant/participant-role.ts'
import { m } from './compiled/messages.js'
import { onSiteRoleWords } from './staff-word.ts'

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

/** In which role somebody attends, in the language of the paper. */
export function participantRoleOnPaper(role: ParticipantRole, locale: 'ru' | 'en'): string {
  return roleWords[role]({}, { locale })
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

type Worker = Pick<Wearer, 'firstName' | 'lastName' | 'middleName' | 'latinFirstName' | 'latinLastName'> & {
  onSiteRole: OnSiteRole | null
  companyName: string
}

/** What somebody does on site, in the language of the paper. */
export function onSiteRoleOnPaper(role: OnSiteRole | null, locale: 'ru' | 'en'): string {
  return (role ? onSiteRoleWords[role] : m.badge_role_on_site)({}, { locale })
}

/** No photograph was asked of them, and no Wi-Fi is promised. */
const nothing = { prefix: null, position: null, wifiCode: null, role: 'participant' } as const

/** The badge of a volunteer: whom to ask is all that a participant has to see. */
export function volunteerBadgeFacts(
  volunteer: Omit<Worker, 'onSiteRole' | 'companyName'>,
  forum: { name: string; place: string },
  locale: 'ru' | 'en',
): BadgeFacts {
  const { firstName, lastName, middleName, latinFirstName, latinLastName } = volunteer
  const named = { firstName, lastName, middleName, latinFirstName, latinLastName }
  const other = locale === 'ru' ? 'en' : 'ru'
  return {
    ...badgeFacts({ ...named, ...nothing, companyShortName: null }, forum, locale),
    role: 'volunteer',
    roleWords: [m.badge_role_volunteer({}, { locale }), m.badge_role_volunteer({}, { locale: other })],
  }
}

/** The badge of somebody who works on site. */
export function onSiteBadgeFacts(
  worker: Worker,
  forum: { name: string; place: string },
  locale: 'ru' | 'en',
): BadgeFacts {
  const other = locale === 'ru' ? 'en' : 'ru'
  return {
    ...badgeFacts({ ...worker, ...nothing, companyShortName: worker.companyName }, forum, locale),
    role: 'onSite',
    roleWords: [onSiteRoleOnPaper(worker.onSiteRole, locale), onSiteRoleOnPaper(worker.onSiteRole, other)],
  }
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}
