import {
  Album,
  BellRing,
  Bus,
  CalendarClock,
  Clapperboard,
  Contact,
  DoorOpen,
  FileText,
  Fingerprint,
  Handshake,
  HardHat,
  Hash,
  Hotel,
  House,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  MessageCircleQuestion,
  Mic,
  Newspaper,
  Reply,
  Route,
  SearchCheck,
  Users,
} from 'lucide-react'
import type { contentStates } from '#contract/content.ts'
import type { UpdateAudience } from '#domain/content/content-choice.ts'
import { type ContentKind, contentKindNames } from '#domain/content/content-kind.ts'
import { shownGroup } from '#domain/content/content-shown.ts'
import { m } from '#messages/compiled/messages.js'
import { contentStateWords } from '#messages/content-word.ts'
import type { Tone } from '#web/ui/tone.ts'

/** A name in the page's language, else in the other, else a word for "untitled". */
export function bilingualName(name: { ru: string; en: string }, locale: 'ru' | 'en'): string {
  return name[locale] || name[locale === 'ru' ? 'en' : 'ru'] || m.content_untitled()
}

type KindWords = {
  /** The kind in the plural. */
  plural: () => string
  /** The words for a new piece of the kind. */
  fresh: () => string
  icon: LucideIcon
  /** What determines the order on the site; with `position` the editors do. */
  order: 'position' | 'date' | 'surname' | 'time' | 'hours' | 'published' | 'fixed'
}

/** The names of each kind in the console, and its order on the site. */
export const kindWords: Record<ContentKind, KindWords> = {
  news: { plural: m.content_kind_news, fresh: m.content_new_news, icon: Newspaper, order: 'date' },
  page: { plural: m.content_kind_page, fresh: m.content_new_page, icon: FileText, order: 'fixed' },
  figure: { plural: m.content_kind_figure, fresh: m.content_new_figure, icon: Hash, order: 'position' },
  homeEntry: {
    plural: m.content_kind_homeEntry,
    fresh: m.content_new_homeEntry,
    icon: House,
    order: 'position',
  },
  faqItem: {
    plural: m.content_kind_faqItem,
    fresh: m.content_new_faqItem,
    icon: MessageCircleQuestion,
    order: 'position',
  },
  contact: { plural: m.content_kind_contact, fresh: m.content_new_contact, icon: Contact, order: 'position' },
  hall: { plural: m.content_kind_hall, fresh: m.content_new_hall, icon: DoorOpen, order: 'position' },
  track: { plural: m.content_kind_track, fresh: m.content_new_track, icon: Route, order: 'position' },
  programmeSession: {
    plural: m.content_kind_programmeSession,
    fresh: m.content_new_programmeSession,
    icon: CalendarClock,
    order: 'time',
  },
  speaker: { plural: m.content_kind_speaker, fresh: m.content_new_speaker, icon: Mic, order: 'surname' },
  committeeMember: {
    plural: m.content_kind_committeeMember,
    fresh: m.content_new_committeeMember,
    icon: Users,
    order: 'position',
  },
  partner: {
    plural: m.content_kind_partner,
    fresh: m.content_new_partner,
    icon: Handshake,
    order: 'position',
  },
  album: { plural: m.content_kind_album, fresh: m.content_new_album, icon: Album, order: 'date' },
  video: { plural: m.content_kind_video, fresh: m.content_new_video, icon: Clapperboard, order: 'date' },
  surveyArchetype: {
    plural: m.content_kind_surveyArchetype,
    fresh: m.content_new_surveyArchetype,
    icon: Fingerprint,
    order: 'position',
  },
  surveyQuestion: {
    plural: m.content_kind_surveyQuestion,
    fresh: m.content_new_surveyQuestion,
    icon: ListChecks,
    order: 'position',
  },
  hotel: { plural: m.content_kind_hotel, fresh: m.content_new_hotel, icon: Hotel, order: 'position' },
  shuttle: { plural: m.content_kind_shuttle, fresh: m.content_new_shuttle, icon: Bus, order: 'hours' },
  transferHub: {
    plural: m.content_kind_transferHub,
    fresh: m.content_new_transferHub,
    icon: MapPin,
    order: 'position',
  },
  venuePlace: {
    plural: m.content_kind_venuePlace,
    fresh: m.content_new_venuePlace,
    icon: MapIcon,
    order: 'position',
  },
  importantUpdate: {
    plural: m.content_kind_importantUpdate,
    fresh: m.content_new_importantUpdate,
    icon: BellRing,
    order: 'published',
  },
  cannedReply: {
    plural: m.content_kind_cannedReply,
    fresh: m.content_new_cannedReply,
    icon: Reply,
    order: 'position',
  },
  staffContact: {
    plural: m.content_kind_staffContact,
    fresh: m.content_new_staffContact,
    icon: Contact,
    order: 'position',
  },
  staffDocument: {
    plural: m.content_kind_staffDocument,
    fresh: m.content_new_staffDocument,
    icon: FileText,
    order: 'position',
  },
  staffGuide: {
    plural: m.content_kind_staffGuide,
    fresh: m.content_new_staffGuide,
    icon: HardHat,
    order: 'position',
  },
  searchSynonym: {
    plural: m.content_kind_searchSynonym,
    fresh: m.content_new_searchSynonym,
    icon: SearchCheck,
    order: 'position',
  },
}

/** Whom an important update is for. */
export const audienceWords = {
  everyone: m.content_option_audience_everyone,
  approved: m.content_option_audience_approved,
  unpaid: m.content_option_audience_unpaid,
  speakers: m.content_option_audience_speakers,
  media: m.content_option_audience_media,
  companies: m.content_option_audience_companies,
} as const satisfies Record<UpdateAudience, () => string>

/** The kind that an address names; null if unknown, since people edit addresses by hand. */
export function readKind(name: string | undefined): ContentKind | null {
  return contentKindNames.find(kind => kind === name) ?? null
}

/** Whether editors may add new ones; the site has a fixed set of pages. */
export function mayBegin(kind: ContentKind): boolean {
  return kindWords[kind].order !== 'fixed'
}

export type ContentState = (typeof contentStates)[number]

export const stateWords: Record<ContentState, () => string> = contentStateWords('site')

const stateMeanings: Record<ContentState, () => string> = {
  draft: m.content_state_draft_meaning,
  published: m.content_state_published_meaning,
  changed: m.content_state_changed_meaning,
}

export const stateTones: Record<ContentState, Tone> = {
  draft: 'neutral',
  published: 'positive',
  changed: 'attention',
}

type ShownWords = {
  states: Record<ContentState, () => string>
  meanings: Record<ContentState, () => string>
  publishedToast: () => string
  unpublish: () => string
  unpublishTitle: () => string
  unpublishText: () => string
  unpublishedToast: () => string
  removeText: () => string
  previewLead: () => string
  /** For an empty list. */
  none: () => string
}

const site: ShownWords = {
  states: stateWords,
  meanings: stateMeanings,
  publishedToast: m.content_published_toast,
  unpublish: m.content_unpublish,
  unpublishTitle: m.content_unpublish_title,
  unpublishText: m.content_unpublish_text,
  unpublishedToast: m.content_unpublished_toast,
  removeText: m.content_remove_text,
  previewLead: m.content_preview_lead,
  none: m.content_list_none_text,
}

const cabinet: ShownWords = {
  states: contentStateWords('cabinet'),
  meanings: {
    draft: m.content_inner_draft_meaning,
    published: m.content_inner_published_meaning,
    changed: m.content_inner_changed_meaning,
  },
  publishedToast: m.content_inner_published_toast,
  unpublish: m.content_inner_unpublish,
  unpublishTitle: m.content_inner_unpublish_title,
  unpublishText: m.content_inner_unpublish_text,
  unpublishedToast: m.content_inner_unpublished_toast,
  removeText: m.content_inner_remove_text,
  previewLead: m.content_inner_preview_lead,
  none: m.content_inner_none_text,
}

const staff: ShownWords = { ...cabinet, previewLead: m.content_staff_preview_lead }

const support: ShownWords = { ...cabinet, previewLead: m.content_reply_preview_lead }

/** What publishing means for a kind, depending on where it is shown. */
export function shownWords(kind: ContentKind): ShownWords {
  if (kind === 'page') return { ...site, none: m.content_pages_none_text }
  return { site, cabinet, staff, support }[shownGroup(kind)]
}
