import {
  BadgeCheck,
  Banknote,
  BellRing,
  Building2,
  Bus,
  CalendarClock,
  CalendarRange,
  ClipboardList,
  Clock,
  Copy,
  CreditCard,
  DoorOpen,
  Eraser,
  Eye,
  FileCheck,
  FilePenLine,
  Fingerprint,
  Gavel,
  HardHat,
  HeartHandshake,
  IdCard,
  Image,
  LayoutDashboard,
  type LucideIcon,
  Mails,
  MessagesSquare,
  PenLine,
  PhoneCall,
  QrCode,
  RotateCcw,
  Scale,
  ScanLine,
  ScrollText,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Smartphone,
  Sparkles,
  Truck,
  Undo2,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react'
import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { m } from '#messages/compiled/messages.js'
import type { PlainPage } from '#web/paths.ts'

/** Pages of the console that a fixed link leads to. */
type ConsolePage = Extract<PlainPage, 'organiser' | `organiser-${string}`>

/** Parts that belong together in the rail, in its order. */
const sectionGroups = ['overview', 'people', 'money', 'requests', 'site', 'forum', 'system'] as const

type SectionGroup = (typeof sectionGroups)[number]

type ConsoleSection = {
  page: ConsolePage
  group: SectionGroup
  permission: OrganiserPermission
  icon: LucideIcon
  label: () => string
  /** Shown only where the clock can be moved (demo and test mode). */
  needsMovableClock?: true
}

const sections: readonly ConsoleSection[] = [
  {
    page: 'organiser',
    group: 'overview',
    permission: 'read-dashboard',
    icon: LayoutDashboard,
    label: () => m.organiser_nav_overview(),
  },
  {
    page: 'organiser-applications',
    group: 'people',
    permission: 'read-applications',
    icon: ClipboardList,
    label: () => m.organiser_nav_applications(),
  },
  {
    page: 'organiser-groups',
    group: 'people',
    permission: 'read-applications',
    icon: Users,
    label: () => m.page_title_organiser_groups(),
  },
  {
    page: 'organiser-decisions',
    group: 'people',
    permission: 'decide-applications',
    icon: Gavel,
    label: () => m.organiser_nav_decisions(),
  },
  {
    page: 'organiser-photographs',
    group: 'people',
    permission: 'decide-applications',
    icon: Image,
    label: () => m.page_title_organiser_photographs(),
  },
  {
    page: 'organiser-duplicates',
    group: 'people',
    permission: 'settle-duplicates',
    icon: Copy,
    label: () => m.page_title_organiser_duplicates(),
  },
  {
    page: 'organiser-passports',
    group: 'people',
    permission: 'read-passports',
    icon: IdCard,
    label: () => m.organiser_nav_passports(),
  },
  {
    page: 'organiser-calls',
    group: 'people',
    permission: 'call-mismatches',
    icon: PhoneCall,
    label: () => m.page_title_organiser_calls(),
  },
  {
    page: 'organiser-security-checks',
    group: 'people',
    permission: 'check-outside',
    icon: ShieldCheck,
    label: () => m.page_title_organiser_security_checks(),
  },
  {
    page: 'organiser-watch-list',
    group: 'people',
    permission: 'keep-watch-list',
    icon: Eye,
    label: () => m.page_title_organiser_watch_list(),
  },
  {
    page: 'organiser-invoices',
    group: 'money',
    permission: 'read-payments',
    icon: Banknote,
    label: () => m.organiser_nav_invoices(),
  },
  {
    page: 'organiser-card-payments',
    group: 'money',
    permission: 'read-payments',
    icon: CreditCard,
    label: () => m.organiser_nav_card_payments(),
  },
  {
    page: 'organiser-refunds',
    group: 'money',
    permission: 'read-payments',
    icon: Undo2,
    label: () => m.page_title_organiser_refunds(),
  },
  {
    page: 'organiser-closings',
    group: 'money',
    permission: 'read-payments',
    icon: FileCheck,
    label: () => m.closing_nav(),
  },
  {
    page: 'organiser-chats',
    group: 'requests',
    permission: 'answer-chats',
    icon: MessagesSquare,
    label: () => m.chats_nav(),
  },
  {
    page: 'organiser-changes',
    group: 'requests',
    permission: 'decide-changes',
    icon: FilePenLine,
    label: () => m.organiser_nav_changes(),
  },
  {
    page: 'organiser-erasures',
    group: 'requests',
    permission: 'decide-erasures',
    icon: Eraser,
    label: () => m.organiser_nav_erasures(),
  },
  {
    page: 'organiser-transfers',
    group: 'requests',
    permission: 'read-transfers',
    icon: Bus,
    label: () => m.page_title_organiser_transfers(),
  },
  {
    page: 'organiser-staff-companies',
    group: 'site',
    permission: 'read-staff-companies',
    icon: Building2,
    label: () => m.page_title_organiser_staff_companies(),
  },
  {
    page: 'organiser-employees',
    group: 'site',
    permission: 'read-staff',
    icon: HardHat,
    label: () => m.page_title_organiser_employees(),
  },
  {
    page: 'organiser-vehicles',
    group: 'site',
    permission: 'read-staff',
    icon: Truck,
    label: () => m.page_title_organiser_vehicles(),
  },
  {
    page: 'organiser-volunteers',
    group: 'site',
    permission: 'manage-volunteers',
    icon: HeartHandshake,
    label: () => m.page_title_organiser_volunteers(),
  },
  {
    page: 'organiser-shifts',
    group: 'site',
    permission: 'manage-volunteers',
    icon: CalendarClock,
    label: () => m.page_title_organiser_shifts(),
  },
  {
    page: 'organiser-volunteer-review',
    group: 'site',
    permission: 'decide-staff',
    icon: HeartHandshake,
    label: () => m.page_title_organiser_volunteer_review(),
  },
  {
    page: 'organiser-raises',
    group: 'site',
    permission: 'read-raises',
    icon: UserPlus,
    label: () => m.page_title_organiser_raises(),
  },
  {
    page: 'organiser-badges',
    group: 'site',
    permission: 'print-badges',
    icon: BadgeCheck,
    label: () => m.page_title_organiser_badges(),
  },
  {
    page: 'organiser-passes',
    group: 'site',
    permission: 'read-passes',
    icon: QrCode,
    label: () => m.page_title_organiser_passes(),
  },
  {
    page: 'organiser-site-settings',
    group: 'site',
    permission: 'edit-site-settings',
    icon: CalendarClock,
    label: () => m.page_title_organiser_site_settings(),
  },
  {
    page: 'organiser-gate',
    group: 'site',
    permission: 'scan-passes',
    icon: ScanLine,
    label: () => m.page_title_organiser_gate(),
  },
  {
    page: 'organiser-gate-devices',
    group: 'site',
    permission: 'manage-gates',
    icon: Smartphone,
    label: () => m.page_title_organiser_gate_devices(),
  },
  {
    page: 'organiser-gate-scans',
    group: 'site',
    permission: 'manage-gates',
    icon: DoorOpen,
    label: () => m.page_title_organiser_gate_scans(),
  },
  {
    page: 'organiser-content',
    group: 'forum',
    permission: 'edit-some-content',
    icon: PenLine,
    label: () => m.content_nav_content(),
  },
  {
    page: 'organiser-programme',
    group: 'forum',
    permission: 'edit-content',
    icon: CalendarRange,
    label: () => m.content_nav_programme(),
  },
  {
    page: 'organiser-recommendations',
    group: 'forum',
    permission: 'read-survey',
    icon: Sparkles,
    label: () => m.page_title_organiser_recommendations(),
  },
  {
    page: 'organiser-survey',
    group: 'forum',
    permission: 'read-survey',
    icon: Fingerprint,
    label: () => m.page_title_organiser_survey(),
  },
  {
    page: 'organiser-edition',
    group: 'forum',
    permission: 'edit-edition',
    icon: SlidersHorizontal,
    label: () => m.content_nav_edition(),
  },
  {
    page: 'organiser-team',
    group: 'forum',
    permission: 'manage-organisers',
    icon: UsersRound,
    label: () => m.team_title(),
  },
  {
    page: 'organiser-legal-details',
    group: 'forum',
    permission: 'edit-edition',
    icon: Scale,
    label: () => m.legal_nav(),
  },
  {
    page: 'organiser-clock',
    group: 'system',
    permission: 'move-clock',
    icon: Clock,
    label: () => m.organiser_nav_clock(),
    needsMovableClock: true,
  },
  {
    page: 'organiser-updates',
    group: 'requests',
    permission: 'send-updates',
    icon: BellRing,
    label: () => m.updates_console_title(),
  },
  {
    page: 'organiser-letters',
    group: 'requests',
    permission: 'send-letters',
    icon: Mails,
    label: () => m.letters_title(),
  },
  {
    page: 'organiser-messages',
    group: 'system',
    permission: 'read-messages',
    icon: Send,
    label: () => m.organiser_nav_messages(),
  },
  {
    page: 'organiser-audit',
    group: 'system',
    permission: 'read-audit',
    icon: ScrollText,
    label: () => m.page_title_organiser_audit(),
  },
  {
    page: 'organiser-jobs',
    group: 'system',
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

/** The heads of the groups; the overview stands alone. */
const groupWords: Record<SectionGroup, () => string | null> = {
  overview: () => null,
  people: () => m.organiser_rail_people(),
  money: () => m.organiser_rail_money(),
  requests: () => m.organiser_rail_requests(),
  site: () => m.organiser_rail_site(),
  forum: () => m.organiser_rail_forum(),
  system: () => m.organiser_rail_system(),
}

/** The same parts under their heads; a group with nothing in it is left out. */
export function sectionGroupsFor(...of: Parameters<typeof sectionsFor>) {
  const open = Map.groupBy(sectionsFor(...of), section => section.group)
  return sectionGroups.flatMap(group => {
    const parts = open.get(group)
    return parts ? [{ group, head: groupWords[group](), parts }] : []
  })
}
