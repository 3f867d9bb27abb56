import { z } from 'zod'
import { type PlannedKind, plannedKinds } from '#domain/consent/consent-kind.ts'
import type { SettingsEffect, SettingsWarning } from '#domain/edition/settings-change.ts'
import { type ReminderKind, reminderKinds } from '#domain/reminder/deadline-reminder.ts'
import { m } from '#messages/compiled/messages.js'
import { sumText } from '#web/kit/words/sum-text.ts'

const labels: Record<string, () => string> = {
  name: m.content_edition_name,
  city: m.content_edition_city,
  venue: m.content_edition_venue,
  address: m.content_edition_address,
  startsOn: m.content_edition_starts,
  endsOn: m.content_edition_ends,
  fee: m.content_edition_fee,
  feeKopecks: m.content_edition_fee,
  vatRates: m.content_edition_vat,
  payBy: m.content_edition_pay_by,
  passportBy: m.content_edition_passport_by,
  badgeCompanyNameUntil: m.content_edition_badge_until,
  transferUntil: m.content_edition_transfer_until,
  volunteersUntil: m.content_edition_volunteers_until,
  supportEmail: m.content_edition_email,
  supportPhone: m.content_edition_phone,
  reminders: m.content_edition_reminders,
  reminderDays: m.content_edition_reminder_days,
  plannedMessages: m.content_edition_planned,
}

/** The label of a setting, of the form or of the API; a name that a later version wrote stays as it is. */
export function settingLabel(field: string): string {
  return labels[field]?.() ?? field
}

const reminderLabels: Record<ReminderKind, () => string> = {
  payment: m.content_edition_reminder_payment,
  passport: m.content_edition_reminder_passport,
  photograph: m.content_edition_reminder_photograph,
  transfer: m.content_edition_reminder_transfer,
  confirmation: m.content_edition_reminder_confirmation,
}

const plannedLabels: Record<PlannedKind, () => string> = {
  notifications: m.content_edition_planned_notifications,
  advertising: m.content_edition_planned_advertising,
}

const plannedHints: Record<PlannedKind, () => string> = {
  notifications: m.content_edition_planned_notifications_hint,
  advertising: m.content_edition_planned_advertising_hint,
}

export const reminderWords = () => reminderKinds.map(word => ({ word, label: reminderLabels[word]() }))

export const plannedWords = () =>
  plannedKinds.map(word => ({ word, label: plannedLabels[word](), hint: plannedHints[word]() }))

/** A setting's value as people read it. */
export function settingText(
  field: string,
  value: unknown,
  { locale, day }: { locale: 'ru' | 'en'; day: (isoDate: string) => string },
): string {
  if (field === 'vatRates' && Array.isArray(value)) return vatText(value, day)
  if (Array.isArray(value)) return listText(field, value.map(String))
  if (typeof value === 'object' && value !== null && 'ru' in value && 'en' in value)
    return `${value.ru} / ${value.en}`
  if (typeof value !== 'string') return '—'
  if (field === 'feeKopecks' && /^\d+$/.test(value)) return `${sumText(value, locale)}\u00a0₽`
  return /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value
}

/** Rates as people read them: 20 % from 1 January 2019, 22 % from 1 January 2026. */
export function vatText(rates: readonly unknown[], day: (isoDate: string) => string): string {
  return rates
    .flatMap(rate => vatRow.safeParse(rate).data ?? [])
    .sort((left, right) => left.from.localeCompare(right.from))
    .map(({ from, percent }) => m.content_edition_vat_since({ percent: String(percent), day: day(from) }))
    .join(', ')
}

const vatRow = z.object({ from: z.string(), percent: z.union([z.number(), z.string()]) })

function listText(field: string, words: readonly string[]): string {
  const known = field === 'reminders' ? reminderWords() : field === 'plannedMessages' ? plannedWords() : []
  return words.map(each => known.find(({ word }) => word === each)?.label ?? each).join(', ') || '—'
}

export const effectWords: Record<SettingsEffect, (given: { count: number }) => string> = {
  newFee: m.content_edition_effect_new_fee,
  oldFeeInvoiced: m.content_edition_effect_invoiced,
  payByKept: m.content_edition_effect_pay_by,
  passportMissing: m.content_edition_effect_passport,
  transferMissing: m.content_edition_effect_transfer,
  badgeEditable: m.content_edition_effect_badge,
  everyCabinet: m.content_edition_effect_cabinets,
  newVat: m.content_edition_effect_vat,
  oldVatInvoiced: m.content_edition_effect_vat_invoiced,
}

export const warningWords: Record<SettingsWarning, () => string> = {
  payAfterBadges: m.content_edition_warn_pay,
  passportAfterBadges: m.content_edition_warn_passport,
  feeFarOff: m.content_edition_warn_fee,
  vatInPast: m.content_edition_warn_vat,
}
