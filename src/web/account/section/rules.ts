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
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Mic,
  Settings,
  UserRound,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import { z } from 'zod'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import { m } from '#messages/compiled/messages.js'
import { kept } from '#web/kit/kept/kept.ts'
import type { PageName } from '#web/site-map.ts'

/** What a page of the cabinet is about; any of several opens it. */
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
 * Whether a page opens for whoever acts in these sections; null are those of the person themselves, to whom everything is open. Pages without a
 * concern (home, programme, hotels, updates, the group) are open to all. The server decides each call by itself.
 */
export function sectionAccess(
  page: PageName,
  sections: readonly AssistantSection[] | null,
): 'open' | 'notGiven' | 'own' {
  const concern = concerns[page] ?? 'home'
  if (sections === null || concern === 'home') return 'open'
  if (concern === 'own') return 'own'
  const wanted = typeof concern === 'string' ? [concern] : concern
  return wanted.some(section => sections.includes(section)) ? 'open' : 'notGiven'
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

/** The same for a coordinator without a participant of their own: the group stands where the badge would. */
export const coordinatorBar: readonly CabinetSection[] = [group, programme, chat]

/** What such a coordinator has to do with; the rest of the cabinet is about one person. */
export function coordinatorGroups(): SectionGroup[] {
  return [
    { title: null, sections: [group, programme, chat] },
    { title: m.account_group_me, sections: [settings] },
  ]
}

/** What whoever may not read the chat still has of its page. */
export const updatesSection: CabinetSection = {
  page: 'account-chat',
  word: m.account_nav_updates,
  Icon: Megaphone,
}

type Has = {
  speaker: boolean
  group: boolean
  /** Sections in which one acts for another person; null for oneself. */
  sections: readonly AssistantSection[] | null
}

/** The bar of somebody who acts for a person: what they may open of it, and what they came for in the free places. */
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
    { title: null, sections: [home, programme, badge, chatFor(has.sections)] },
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

/** What was typed in a section and not saved, and the version over which it was typed. */
export type SectionDraft<Values> = { version: number; values: Values }

export type DraftOf = { guid: string; section: string }

/** The draft of this tab; null where there is none. A field that the form has and the draft lacks keeps what `base` says. */
export function readSectionDraft<Values extends object>(
  { guid, section }: DraftOf,
  base: Values,
): SectionDraft<Values> | null {
  const found = drafts.read(guid, section)
  return found && { version: found.version, values: { ...base, ...knownValues(found.values, base) } }
}

/** Keeps a draft through a reload, or with null forgets it. Only for what is no secret: a passport is kept in memory. */
export function writeSectionDraft(
  { guid, section }: DraftOf,
  draft: { version: number; values: object } | null,
): void {
  if (draft) drafts.write({ version: draft.version, values: { ...draft.values } }, guid, section)
  else drafts.forget(guid, section)
}

/** Of stored values those that the form has, of its own type: an older version of ours may have kept others. */
export function knownValues<Values extends object>(
  stored: Record<string, unknown>,
  base: Values,
): Partial<Values> {
  const known = Object.entries(stored).filter(
    ([field, value]) => field in base && typeof value === typeof base[field as keyof Values],
  )
  return Object.fromEntries(known) as Partial<Values>
}
