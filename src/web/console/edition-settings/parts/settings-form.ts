import type { EditionSettings } from '#contract/organiser-edition.ts'
import { readSum, sumText } from '#web/kit/words/sum-text.ts'

/** Settings that are lists, in the form as words with spaces between them, so that they are compared and merged like any other. */
const listed = ['reminders', 'plannedMessages'] as const

/** The settings as they are typed: the fee in roubles, the days of the reminders as "7, 1". */
export type SettingsFields = Omit<
  EditionSettings,
  'feeKopecks' | 'vatRates' | 'reminderDays' | (typeof listed)[number]
> & {
  fee: string
  /** A row as day=percent; a row begun has one of them empty. */
  vatRates: string
  reminderDays: string
} & Record<(typeof listed)[number], string>

export const settingsPaths = [
  'name.ru',
  'name.en',
  'city.ru',
  'city.en',
  'venue.ru',
  'venue.en',
  'address.ru',
  'address.en',
  'startsOn',
  'endsOn',
  'fee',
  'vatRates',
  'payBy',
  'passportBy',
  'badgeCompanyNameUntil',
  'transferUntil',
  'volunteersUntil',
  'supportEmail',
  'supportPhone',
  'reminders',
  'reminderDays',
  'plannedMessages',
] as const
export type SettingsPath = (typeof settingsPaths)[number]

export function toFields(
  { feeKopecks, vatRates, reminders, reminderDays, plannedMessages, ...same }: EditionSettings,
  locale: 'ru' | 'en',
): SettingsFields {
  return {
    ...same,
    fee: sumText(feeKopecks, locale),
    vatRates: joinVatRows(vatRates.map(({ from, percent }) => ({ from, percent: String(percent) }))),
    reminders: [...reminders].sort().join(' '),
    reminderDays: reminderDays.join(', '),
    plannedMessages: [...plannedMessages].sort().join(' '),
  }
}

/** What is sent; an unreadable fee or number of days is sent as such, and the schema refuses it. */
export function fromFields({
  fee,
  vatRates,
  reminders,
  reminderDays,
  plannedMessages,
  ...same
}: SettingsFields) {
  return {
    ...same,
    feeKopecks: readSum(fee) ?? '',
    vatRates: splitVatRows(vatRates).map(({ from, percent }) => ({
      from,
      percent: /^\d+$/.test(percent) ? Number(percent) : percent,
    })),
    reminders: wordsOf(reminders),
    reminderDays: (reminderDays.match(/[^\s,;]+/g) ?? []).map(Number),
    plannedMessages: wordsOf(plannedMessages),
  }
}

/** A rate of VAT as it is typed. */
export type VatRow = { from: string; percent: string }

export function splitVatRows(rows: string): VatRow[] {
  return wordsOf(rows).map(row => {
    const [from = '', percent = ''] = row.split('=')
    return { from, percent }
  })
}

export function joinVatRows(rows: readonly VatRow[]): string {
  return rows.map(({ from, percent }) => `${from}=${percent.replace(/[\s=%]/g, '')}`).join(' ')
}

/** The words of a list in the form. */
export function wordsOf(list: string): string[] {
  return list.split(' ').filter(Boolean)
}

/** The list with this word or without it, in a fixed order. */
export function withWord(list: string, word: string, wanted: boolean): string {
  const others = wordsOf(list).filter(each => each !== word)
  return (wanted ? [...others, word].sort() : others).join(' ')
}

/** The form's field for an API error or a schema issue. */
export function settingsPath(field: string): SettingsPath | null {
  const path = field
    .replace(/^settings\./, '')
    .replace(/^feeKopecks$/, 'fee')
    // What is wrong with one entry of a list is shown at the list.
    .replace(/\.\d+(\.\w+)?$/, '')
  return settingsPaths.find(one => one === path) ?? null
}

export function settingAt(fields: SettingsFields, path: SettingsPath): string {
  const [name, language] = path.split('.') as [keyof SettingsFields, 'ru' | 'en' | undefined]
  const value = fields[name]
  return typeof value === 'string' ? value : language ? value[language] : ''
}

/** What two administrators changed at once, compared with the settings both started from. */
export type SettingsMerge = {
  /** The merged settings; where both changed a field, mine stays in the form. */
  merged: SettingsFields
  /** The other's value of each field that both changed. */
  theirs: Partial<Record<SettingsPath, string>>
}

export function mergeSettings(
  base: SettingsFields,
  mine: SettingsFields,
  theirs: SettingsFields,
): SettingsMerge {
  const merge: SettingsMerge = { merged: structuredClone(mine), theirs: {} }
  for (const path of settingsPaths) {
    const [first, own, other] = [settingAt(base, path), settingAt(mine, path), settingAt(theirs, path)]
    if (other === first || other === own) continue
    if (own === first) merge.merged = withValue(merge.merged, path, other)
    else merge.theirs[path] = other
  }
  return merge
}

export function withValue(fields: SettingsFields, path: SettingsPath, value: string): SettingsFields {
  const [name, language] = path.split('.') as [keyof SettingsFields, string | undefined]
  if (!language) return { ...fields, [name]: value }
  return { ...fields, [name]: { ...(fields[name] as { ru: string; en: string }), [language]: value } }
}
