import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '../access/organiser-role.ts'
import type { ApplicationStatus } from '../application/application-status.ts'

/** The pages of somebody's cabinet that an organiser can look at, in the order of its own navigation. */
export const cabinetParts = [
  'home',
  'application',
  'programme',
  'favourites',
  'badge',
  'chat',
  'updates',
  'photograph',
  'passport',
  'payment',
  'documents',
  'speaker',
  'group',
  'hotels',
  'transfer',
  'profile',
  'contact',
  'settings',
] as const

export type CabinetPart = (typeof cabinetParts)[number]

/** What a role needs beside `view-cabinets`: the look shows nobody more than the rest of the console does. */
const permissions: Record<CabinetPart, OrganiserPermission> = {
  home: 'view-cabinets',
  application: 'read-personal-details',
  programme: 'view-cabinets',
  favourites: 'view-cabinets',
  badge: 'read-personal-details',
  chat: 'answer-chats',
  updates: 'view-cabinets',
  photograph: 'read-personal-details',
  // Whoever calls people about their document sees as much of it on the desk.
  passport: 'call-mismatches',
  payment: 'read-payments',
  documents: 'read-personal-details',
  speaker: 'read-personal-details',
  group: 'read-applications',
  hotels: 'view-cabinets',
  transfer: 'read-transfers',
  profile: 'read-personal-details',
  contact: 'read-personal-details',
  settings: 'read-personal-details',
}

export function mayLookAt(roles: readonly OrganiserRole[], part: CabinetPart): boolean {
  return mayOrganise(roles, 'view-cabinets') && mayOrganise(roles, permissions[part])
}

export type CabinetOwner = {
  status: ApplicationStatus
  isSpeaker: boolean
  /** In a group, or the coordinator of one. */
  hasGroup: boolean
}

/** Whether the person has this page at all; while the form is a draft, it stands in the place of the profile. */
export function hasCabinetPart(owner: CabinetOwner, part: CabinetPart): boolean {
  if (part === 'application') return owner.status === 'draft'
  if (part === 'profile') return owner.status !== 'draft'
  if (part === 'speaker') return owner.isSpeaker
  return part === 'group' ? owner.hasGroup : true
}

/** The pages that somebody with these roles can look at. */
export function visibleParts(roles: readonly OrganiserRole[], owner: CabinetOwner): CabinetPart[] {
  return cabinetParts.filter(part => mayLookAt(roles, part) && hasCabinetPart(owner, part))
}
