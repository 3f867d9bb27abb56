import {
  Album,
  BellRing,
  Bus,
  CalendarClock,
  Clapperboard,
  Contact,
  DoorOpen,
  FileText,
  Handshake,
  Hash,
  Hotel,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Mic,
  Newspaper,
  Reply,
  Route,
  Users,
} from 'lucide-react'
import { type ContentKind, contentKindNames } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'

type KindWords = {
  /** All of the kind. */
  plural: () => string
  /** One that is begun. */
  fresh: () => string
  icon: LucideIcon
  /** What decides the order on the site; `position` is the editors' own. */
  order: 'position' | 'date' | 'surname' | 'time' | 'hours' | 'published' | 'fixed'
}

/** How each kind of content is called in the console, and what puts it in order where it is shown. */
export const kindWords: Record<ContentKind, KindWords> = {
  news: { plural: m.content_kind_news, fresh: m.content_new_news, icon: Newspaper, order: 'date' },
  page: { plural: m.content_kind_page, fresh: m.content_new_page, icon: FileText, order: 'fixed' },
  figure: { plural: m.content_kind_figure, fresh: m.content_new_figure, icon: Hash, order: 'position' },
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
  hotel: { plural: m.content_kind_hotel, fresh: m.content_new_hotel, icon: Hotel, order: 'position' },
  shuttle: { plural: m.content_kind_shuttle, fresh: m.content_new_shuttle, icon: Bus, order: 'hours' },
  transferHub: {
    plural: m.content_kind_transferHub,
    fresh: m.content_new_transferHub,
    icon: MapPin,
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
}

/** The kind that an address names, or null: addresses are typed and cut by people. */
export function readKind(name: string | undefined): ContentKind | null {
  return contentKindNames.find(kind => kind === name) ?? null
}

/** Whether editors begin new ones: the site has just so many pages. */
export function mayBegin(kind: ContentKind): boolean {
  return kindWords[kind].order !== 'fixed'
}
