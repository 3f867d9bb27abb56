import {
  BedDouble,
  BookUser,
  Bus,
  CalendarCheck,
  CalendarDays,
  Camera,
  CreditCard,
  FileText,
  House,
  IdCardLanyard,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Mic,
  Settings,
  Star,
  UserRound,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import { z } from 'zod'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'
import { kept } from '#web/kit/kept/kept.ts'
import type { PageName } from '#web/site-map.ts'

/** The rights that open a page; any one of several is enough. */
type PageConcern = AssistantSection | 'home' | 'own' | readonly AssistantSection[]

const concerns: Partial<Record<PageName, PageConcern>> = {
  'account-badge': 'profile',
  'account-photo': 'profile',
  'account-profile': 'profile',
  'account-contact': 'profile',
  'account-speaker': 'profile',
  'account-passport': 'passport',
  'account-payment': 'payment',
  'account-transfer': 'transfer',
  'account-documents': ['profile', 'payment'],
  'account-settings': 'own',
}

/**
 * Whether a page is open to somebody with these rights; null means the person themselves, who may open everything. Pages without an entry (home,
 * programme, hotels, updates, the group) are open to all. The server checks each call separately.
 */
export function sectionAccess(
  page: PageName,
  sections: readonly AssistantSection[] | null,
): 'open' | 'notGiven' | 'own' {
  const concern = concerns[page] ?? 'home'
  if (sections === null || concern === 'home') return 'open'
  if (concern === 'own') return 'own'
  return rightsFor(page).some(section => sections.includes(section)) ? 'open' : 'notGiven'
}

/** The rights that open a page; none where it needs none, or where only the person may open it. */
export function rightsFor(page: PageName): readonly AssistantSection[] {
  const concern = concerns[page] ?? 'home'
  if (concern === 'home' || concern === 'own') return []
  return typeof concern === 'string' ? [concern] : concern
}

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
const ownProgramme: CabinetSection = {
  page: 'account-programme',
  word: m.account_nav_own_programme,
  Icon: CalendarCheck,
}
const favourites: CabinetSection = {
  page: 'account-favourites',
  word: m.account_nav_favourites,
  Icon: Star,
}
const badge: CabinetSection = {
  page: 'account-badge',
  word: m.account_nav_badge,
  Icon: IdCardLanyard,
}
const photo: CabinetSection = {
  page: 'account-photo',
  word: m.account_nav_photograph,
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

/** For a coordinator without a participant: the group takes the badge's place. */
export const coordinatorBar: readonly CabinetSection[] = [group, programme, chat]

/** For a coordinator without a participant; the rest of the cabinet is about one person. */
export function coordinatorGroups(): SectionGroup[] {
  return [
    { title: null, sections: [group, programme, chat] },
    { title: m.account_group_me, sections: [settings] },
  ]
}

/** The chat page's updates, for somebody who may not read the chat. */
export const updatesSection: CabinetSection = {
  page: 'account-chat',
  word: m.account_nav_updates,
  Icon: Megaphone,
}

type Has = {
  speaker: boolean
  group: boolean
  /** The rights with which one acts for another person; null for oneself. */
  sections: readonly AssistantSection[] | null
}

/** An assistant's bottom bar: the open sections of the usual bar, and other open ones in the free places. */
export function assistantBar(sections: readonly AssistantSection[]): CabinetSection[] {
  const open = [home, programme, badge, payment, transfer, passport, hotels].filter(
    ({ page }) => sectionAccess(page, sections) === 'open',
  )
  return [...open.slice(0, 3), chatFor(sections)]
}

const chatFor = (sections: Has['sections']) => (sections?.includes('chat') === false ? updatesSection : chat)

/**
 * All sections that concern this account, in the order of the rail; a speaker's and a group's only for those who have them, and for an assistant those they
 * have a right to.
 */
export function sectionGroups(has: Has): SectionGroup[] {
  return everySection(has)
    .map(({ title, sections }) => ({
      title,
      sections: sections.filter(({ page }) => sectionAccess(page, has.sections) === 'open'),
    }))
    .filter(({ sections }) => sections.length > 0)
}

function everySection(has: Has): SectionGroup[] {
  return [
    { title: null, sections: [home, programme, ownProgramme, favourites, badge, chatFor(has.sections)] },
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

const drafts = kept(
  'section-draft',
  z.object({ version: z.int(), values: z.record(z.string(), z.unknown()) }),
  { of: 'participant', until: 'logout', tab: true },
)

/** Unsaved input of a section, and the version it is based on. */
export type SectionDraft<Values> = { version: number; values: Values }

export type DraftOf = { guid: string; section: string }

/** This tab's draft; null where there is none. Fields missing in the draft come from `base`. */
export function readSectionDraft<Values extends object>(
  { guid, section }: DraftOf,
  base: Values,
): SectionDraft<Values> | null {
  const found = drafts.read(guid, section)
  return found && { version: found.version, values: { ...base, ...knownValues(found.values, base) } }
}

/** Null forgets the draft. Survives a reload, so not for secrets: a passport is kept in memory. */
export function writeSectionDraft(
  { guid, section }: DraftOf,
  draft: { version: number; values: object } | null,
): void {
  if (draft) drafts.write({ version: draft.version, values: { ...draft.values } }, guid, section)
  else drafts.forget(guid, section)
}

/** Keeps only stored values that the form has, with the right type: an older version may have stored others. */
export function knownValues<Values extends object>(
  stored: Record<string, unknown>,
  base: Values,
): Partial<Values> {
  const known = Object.entries(stored).filter(
    ([field, value]) => field in base && typeof value === typeof base[field as keyof Values],
  )
  return Object.fromEntries(known) as Partial<Values>
}
