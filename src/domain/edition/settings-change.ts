import { type VatRate, vatRateOn } from '../payment/vat.ts'
import type { IsoDate } from './calendar-date.ts'
import type { EditionDates, EditionProblem } from './edition-settings.ts'

const days = [
  'startsOn',
  'endsOn',
  'badgeCompanyNameUntil',
  'transferUntil',
  'payBy',
  'passportBy',
  'volunteersUntil',
] as const

/**
 * Days that are changed to one that is over: nobody could keep them. A day that stays as it was may well be over, since some locks fall months before
 * the forum.
 */
export function pastDays(before: EditionDates, after: EditionDates, today: IsoDate): EditionProblem[] {
  return days
    .filter(field => after[field] !== before[field] && after[field] < today)
    .map(field => ({ field, code: 'date_past' }))
}

/** What is allowed and still likely to be a mistake. */
export const settingsWarnings = ['payAfterBadges', 'passportAfterBadges', 'feeFarOff', 'vatInPast'] as const
export type SettingsWarning = (typeof settingsWarnings)[number]

/** Badges are printed after the badge's day: who pays or is checked later gets one by hand. A fee that changes by half is often a slip of the finger. */
export function settingsWarningsOf(before: EditionDates, after: EditionDates): SettingsWarning[] {
  const warnings: SettingsWarning[] = []
  if (after.payBy > after.badgeCompanyNameUntil) warnings.push('payAfterBadges')
  if (after.passportBy > after.badgeCompanyNameUntil) warnings.push('passportAfterBadges')
  if (after.feeKopecks * 2n <= before.feeKopecks || after.feeKopecks >= before.feeKopecks * 2n)
    warnings.push('feeFarOff')
  return warnings
}

/** Today's papers need a rate; a table that begins later would stop every payment. */
export function vatProblems(rates: readonly VatRate[], today: IsoDate): EditionProblem[] {
  return vatRateOn(today, rates).ok ? [] : [{ field: 'vatRates', code: 'vat_rate_missing' }]
}

/** Papers of days that are over keep the rate that they state: a change of those days is either a mending or a slip. */
export function vatWarningsOf(
  before: readonly VatRate[],
  after: readonly VatRate[],
  today: IsoDate,
): SettingsWarning[] {
  const begun = (rates: readonly VatRate[]) =>
    rates
      .filter(({ from }) => from <= today)
      .map(({ from, percent }) => `${from} ${percent}`)
      .sort()
      .join()
  return begun(before) === begun(after) ? [] : ['vatInPast']
}

/** What a change of settings does to people, each with their number. */
export const settingsEffects = [
  'newFee',
  'oldFeeInvoiced',
  'payByKept',
  'passportMissing',
  'transferMissing',
  'badgeEditable',
  'everyCabinet',
  'newVat',
  'oldVatInvoiced',
] as const
export type SettingsEffect = (typeof settingsEffects)[number]

/** People of the edition whom a setting can concern. */
export type SettingsCounts = {
  /** Approved, with nothing paid and no invoice. */
  unpaid: number
  /** With an invoice that waits for its payment. */
  invoiced: number
  /** Approved, and still to pay: a new last day does not apply to them, because their approval named the old one. */
  owing: number
  withoutPassport: number
  withoutTransfer: number
  /** With an application that is not over. */
  cabinets: number
}

/** What to say before saving, for the settings that change; nobody concerned is nothing to say. */
export function settingsEffectsOf(
  changed: readonly string[],
  counts: SettingsCounts,
): { effect: SettingsEffect; count: number }[] {
  const is = (...fields: string[]) => fields.some(field => changed.includes(field))
  const effects: [SettingsEffect, boolean, number][] = [
    ['newFee', is('feeKopecks'), counts.unpaid],
    ['oldFeeInvoiced', is('feeKopecks'), counts.invoiced],
    ['payByKept', is('payBy'), counts.owing],
    ['passportMissing', is('passportBy'), counts.withoutPassport],
    ['transferMissing', is('transferUntil'), counts.withoutTransfer],
    ['badgeEditable', is('badgeCompanyNameUntil'), counts.cabinets],
    [
      'everyCabinet',
      is('name', 'city', 'venue', 'address', 'startsOn', 'endsOn', 'supportEmail', 'supportPhone'),
      counts.cabinets,
    ],
    ['newVat', is('vatRates'), counts.unpaid],
    ['oldVatInvoiced', is('vatRates'), counts.invoiced],
  ]
  return effects.flatMap(([effect, applies, count]) => (applies && count > 0 ? [{ effect, count }] : []))
}
