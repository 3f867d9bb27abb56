import {
  Banknote,
  Building2,
  CalendarRange,
  CreditCard,
  HardHat,
  HeartHandshake,
  type LucideIcon,
  MessagesSquare,
  Mic,
  ReceiptText,
  Truck,
  UserRound,
  UsersRound,
  Warehouse,
} from 'lucide-react'
import type { ConsoleHit } from '#contract/organiser-search.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { reviewStateWords } from '#messages/staff-word.ts'
import { volunteerWords } from '#messages/volunteer-word.ts'
import { cardStandingWords } from '#web/console/screen/words.ts'
import { applicationWords, invoiceWords } from '#web/kit/words/status-words.ts'

// The messages are named in full rather than built from the code, so that the bundler can drop unused ones.
export const hitKindWords: Record<ConsoleHit['kind'], () => string> = {
  person: m.palette_kind_person,
  invoice: m.palette_kind_invoice,
  paymentOrder: m.palette_kind_payment_order,
  cardPayment: m.palette_kind_card_payment,
  company: m.palette_kind_company,
  group: m.palette_kind_group,
  staffCompany: m.palette_kind_staff_company,
  employee: m.page_title_organiser_employees,
  vehicle: m.page_title_organiser_vehicles,
  volunteer: m.page_title_organiser_volunteers,
  chat: m.palette_kind_chat,
  speaker: m.palette_kind_speaker,
  session: m.palette_kind_session,
}

export const hitKindIcons: Record<ConsoleHit['kind'], LucideIcon> = {
  person: UserRound,
  invoice: Banknote,
  paymentOrder: ReceiptText,
  cardPayment: CreditCard,
  company: Building2,
  group: UsersRound,
  staffCompany: Warehouse,
  employee: HardHat,
  vehicle: Truck,
  volunteer: HeartHandshake,
  chat: MessagesSquare,
  speaker: Mic,
  session: CalendarRange,
}

/** The second line of a hit: what tells it from others of the same name. */
export function hitNote(
  hit: ConsoleHit,
  { locale, day }: { locale: 'ru' | 'en'; day: (isoDate: string) => string },
): string {
  return [
    hit.day && [day(hit.day), hit.startsAt].filter(Boolean).join(', '),
    hit.note?.[locale],
    hit.kopecks && formatMoney(BigInt(hit.kopecks), locale),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Its state in a word, where it has one that matters here. */
export function hitState(hit: ConsoleHit): string | null {
  if (hit.application) return applicationWords[hit.application]()
  if (hit.invoice) return invoiceWords[hit.invoice]()
  if (hit.cardPayment) return cardStandingWords[hit.cardPayment]()
  if (hit.review) return reviewStateWords[hit.review]()
  if (hit.volunteer) return volunteerWords[hit.volunteer]()
  if (!hit.awaited) return null
  return hit.kind === 'staffCompany' ? m.palette_package_waiting() : m.palette_draft()
}
