import type { LucideIcon } from 'lucide-react'
import {
  BedDouble,
  BookUser,
  Bus,
  CalendarDays,
  Camera,
  CreditCard,
  FileText,
  House,
  IdCardLanyard,
  MessageSquare,
  Mic,
  Settings,
  UserRound,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import { m } from '#messages/compiled/messages.js'
import type { PageName } from '../../site-map.ts'

/** A section of the cabinet in navigation: a page without parameters, its word and its icon. */
export type CabinetSection = {
  page: SectionPage
  word: () => string
  Icon: LucideIcon
}

type SectionPage = Extract<PageName, 'account' | 'program' | `account-${string}`>

export type SectionGroup = {
  title: (() => string) | null
  sections: CabinetSection[]
}

const home: CabinetSection = {
  page: 'account',
  word: m.account_nav_home,
  Icon: House,
}
const programme: CabinetSection = {
  page: 'program',
  word: m.account_nav_program,
  Icon: CalendarDays,
}
const badge: CabinetSection = {
  page: 'account-badge',
  word: m.account_nav_badge,
  Icon: IdCardLanyard,
}
const photo: CabinetSection = {
  page: 'account-photo',
  word: m.account_nav_photo,
  Icon: Camera,
}
const chat: CabinetSection = {
  page: 'account-chat',
  word: m.account_nav_chat,
  Icon: MessageSquare,
}
const passport: CabinetSection = {
  page: 'account-passport',
  word: m.account_nav_passport,
  Icon: BookUser,
}
const payment: CabinetSection = {
  page: 'account-payment',
  word: m.account_nav_payment,
  Icon: CreditCard,
}
const documents: CabinetSection = {
  page: 'account-documents',
  word: m.account_nav_documents,
  Icon: FileText,
}
const group: CabinetSection = {
  page: 'account-group',
  word: m.account_nav_group,
  Icon: UsersRound,
}
const speaker: CabinetSection = {
  page: 'account-speaker',
  word: m.account_nav_speaker,
  Icon: Mic,
}
const hotels: CabinetSection = {
  page: 'account-hotels',
  word: m.account_nav_hotels,
  Icon: BedDouble,
}
const transfer: CabinetSection = {
  page: 'account-transfer',
  word: m.account_nav_transfer,
  Icon: Bus,
}
const profile: CabinetSection = {
  page: 'account-profile',
  word: m.account_nav_profile,
  Icon: UserRound,
}
const contact: CabinetSection = {
  page: 'account-contact',
  word: m.account_nav_contact,
  Icon: UserRoundPlus,
}
const settings: CabinetSection = {
  page: 'account-settings',
  word: m.account_nav_settings,
  Icon: Settings,
}

/** The four sections of a phone's bottom bar; the fifth place opens the rest. */
export const barSections: readonly CabinetSection[] = [home, programme, badge, chat]

/** All sections that concern this account, in the order of the rail; a speaker's and a group's only for those who have them. */
export function sectionGroups(has: { speaker: boolean; group: boolean }): SectionGroup[] {
  return [
    { title: null, sections: [home, programme, badge, chat] },
    {
      title: m.account_group_visit,
      sections: [
        photo,
        passport,
        payment,
        documents,
        ...(has.speaker ? [speaker] : []),
        ...(has.group ? [group] : []),
      ],
    },
    { title: m.account_group_trip, sections: [hotels, transfer] },
    { title: m.account_group_me, sections: [profile, contact, settings] },
  ]
}
