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
  Scale,
  Send,
  SlidersHorizontal,
  UsersRound,
} from 'lucide-react'
import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { m } from '#messages/compiled/messages.js'

type ConsolePage =
  | 'organiser'
  | 'organiser-applications'
  | 'organiser-decisions'
  | 'organiser-passports'
  | 'organiser-invoices'
  | 'organiser-card-payments'
  | 'organiser-chats'
  | 'organiser-changes'
  | 'organiser-erasures'
  | 'organiser-transfers'
  | 'organiser-content'
  | 'organiser-programme'
  | 'organiser-edition'
  | 'organiser-team'
  | 'organiser-legal-details'
  | 'organiser-clock'
  | 'organiser-messages'
  | 'organiser-jobs'

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
    page: 'organiser',
    permission: 'read-dashboard',
    icon: LayoutDashboard,
    label: () => m.organiser_nav_overview(),
  },
  {
    page: 'organiser-applications',
    permission: 'read-applications',
    icon: ClipboardList,
    label: () => m.organiser_nav_applications(),
  },
  {
    page: 'organiser-decisions',
    permission: 'decide-applications',
    icon: Gavel,
    label: () => m.organiser_nav_decisions(),
  },
  {
    page: 'organiser-passports',
    permission: 'read-passports',
    icon: IdCard,
    label: () => m.organiser_nav_passports(),
  },
  {
    page: 'organiser-invoices',
    permission: 'read-payments',
    icon: Banknote,
    label: () => m.organiser_nav_invoices(),
  },
  {
    page: 'organiser-card-payments',
    permission: 'read-payments',
    icon: CreditCard,
    label: () => m.organiser_nav_card_payments(),
  },
  {
    page: 'organiser-chats',
    permission: 'answer-chats',
    icon: MessagesSquare,
    label: () => m.chats_nav(),
  },
  {
    page: 'organiser-changes',
    permission: 'decide-changes',
    icon: FilePenLine,
    label: () => m.organiser_nav_changes(),
  },
  {
    page: 'organiser-erasures',
    permission: 'decide-erasures',
    icon: Eraser,
    label: () => m.organiser_nav_erasures(),
  },
  {
    page: 'organiser-transfers',
    permission: 'read-transfers',
    icon: Bus,
    label: () => m.page_title_organiser_transfers(),
  },
  {
    page: 'organiser-content',
    permission: 'edit-content',
    icon: PenLine,
    label: () => m.content_nav_content(),
  },
  {
    page: 'organiser-programme',
    permission: 'edit-content',
    icon: CalendarRange,
    label: () => m.content_nav_programme(),
  },
  {
    page: 'organiser-edition',
    permission: 'edit-edition',
    icon: SlidersHorizontal,
    label: () => m.content_nav_edition(),
  },
  {
    page: 'organiser-team',
    permission: 'manage-organisers',
    icon: UsersRound,
    label: () => m.team_title(),
  },
  {
    page: 'organiser-legal-details',
    permission: 'edit-edition',
    icon: Scale,
    label: () => m.legal_nav(),
  },
  {
    page: 'organiser-clock',
    permission: 'move-clock',
    icon: Clock,
    label: () => m.organiser_nav_clock(),
    needsMovableClock: true,
  },
  {
    page: 'organiser-messages',
    permission: 'read-messages',
    icon: Send,
    label: () => m.organiser_nav_messages(),
  },
  {
    page: 'organiser-jobs',
    permission: 'read-jobs',
    icon: RotateCcw,
    label: () => m.organiser_nav_jobs(),
  },
]

/** The parts of the console that these roles may see, in the order of the rail. */
export function sectionsFor(roles: readonly OrganiserRole[], clockMovable: boolean): ConsoleSection[] {
  return sections.filter(
    section => mayOrganise(roles, section.permission) && (clockMovable || !section.needsMovableClock),
  )
}
