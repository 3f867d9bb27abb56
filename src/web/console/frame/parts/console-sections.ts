import {
  Banknote,
  Bus,
  CalendarRange,
  ClipboardList,
  Clock,
  CreditCard,
  Eraser,
  FilePenLine,
  Gavel,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  PenLine,
  RotateCcw,
  SlidersHorizontal,
} from 'lucide-react'
import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { m } from '#messages/compiled/messages.js'

type ConsolePage =
  | 'organizer'
  | 'organizer-applications'
  | 'organizer-decisions'
  | 'organizer-passports'
  | 'organizer-invoices'
  | 'organizer-card-payments'
  | 'organizer-chats'
  | 'organizer-changes'
  | 'organizer-erasures'
  | 'organizer-transfers'
  | 'organizer-content'
  | 'organizer-programme'
  | 'organizer-edition'
  | 'organizer-clock'
  | 'organizer-jobs'

type ConsoleSection = {
  page: ConsolePage
  permission: OrganiserPermission
  icon: LucideIcon
  label: () => string
  /** Shown only where the clock can be moved (demo and test mode). */
  needsMovableClock?: true
}

const sections: readonly ConsoleSection[] = [
  {
    page: 'organizer',
    permission: 'read-dashboard',
    icon: LayoutDashboard,
    label: () => m.organizer_nav_overview(),
  },
  {
    page: 'organizer-applications',
    permission: 'read-applications',
    icon: ClipboardList,
    label: () => m.organizer_nav_applications(),
  },
  {
    page: 'organizer-decisions',
    permission: 'decide-applications',
    icon: Gavel,
    label: () => m.organizer_nav_decisions(),
  },
  {
    page: 'organizer-passports',
    permission: 'read-passports',
    icon: IdCard,
    label: () => m.organizer_nav_passports(),
  },
  {
    page: 'organizer-invoices',
    permission: 'read-payments',
    icon: Banknote,
    label: () => m.organizer_nav_invoices(),
  },
  {
    page: 'organizer-card-payments',
    permission: 'read-payments',
    icon: CreditCard,
    label: () => m.organizer_nav_card_payments(),
  },
  {
    page: 'organizer-chats',
    permission: 'answer-chats',
    icon: MessagesSquare,
    label: () => m.chats_nav(),
  },
  {
    page: 'organizer-changes',
    permission: 'decide-changes',
    icon: FilePenLine,
    label: () => m.organizer_nav_changes(),
  },
  {
    page: 'organizer-erasures',
    permission: 'decide-erasures',
    icon: Eraser,
    label: () => m.organizer_nav_erasures(),
  },
  {
    page: 'organizer-transfers',
    permission: 'read-transfers',
    icon: Bus,
    label: () => m.page_title_organizer_transfers(),
  },
  {
    page: 'organizer-content',
    permission: 'edit-content',
    icon: PenLine,
    label: () => m.content_nav_content(),
  },
  {
    page: 'organizer-programme',
    permission: 'edit-content',
    icon: CalendarRange,
    label: () => m.content_nav_programme(),
  },
  {
    page: 'organizer-edition',
    permission: 'edit-edition',
    icon: SlidersHorizontal,
    label: () => m.content_nav_edition(),
  },
  {
    page: 'organizer-clock',
    permission: 'move-clock',
    icon: Clock,
    label: () => m.organizer_nav_clock(),
    needsMovableClock: true,
  },
  {
    page: 'organizer-jobs',
    permission: 'read-jobs',
    icon: RotateCcw,
    label: () => m.organizer_nav_jobs(),
  },
]

/** The parts of the console that these roles may see, in the order of the rail. */
export function sectionsFor(roles: readonly OrganiserRole[], clockMovable: boolean): ConsoleSection[] {
  return sections.filter(
    section => mayOrganise(roles, section.permission) && (clockMovable || !section.needsMovableClock),
  )
}
