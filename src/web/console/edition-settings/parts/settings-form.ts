import type { EditionSettings } from '#contract/organiser-edition.ts'
import { feeText, readFee } from './fee-text.ts'

/** The settings as they are typed: the fee in roubles. */
export type SettingsFields = Omit<EditionSettings, 'feeKopecks'> & { fee: string }

export const settingsPaths = [
  'name.ru',
  'name.en',
  'city.ru',
  'city.en',
  'venue.ru',
  'venue.en',
  'startsOn',
  'endsOn',
  'fee',
  'payBy',
  'passportBy',
  'badgeCompanyNameUntil',
  'transferUntil',
  'supportEmail',
  'supportPhone',
] as const
export type SettingsPath = (typeof settingsPaths)[number]

export function toFields({ feeKopecks, ...same }: EditionSettings, locale: 'ru' | 'en'): SettingsFields {
  return { ...same, fee: feeText(feeKopecks, locale) }
}

/** What is sent; an unreadable fee is sent as null, and the schema refuses it. */
export function fromFields({ fee, ...same }: SettingsFields): EditionSettings {
  return { ...same, feeKopecks: readFee(fee) ?? '' }
}

/** The form's field for an API error or a schema issue. */
export function settingsPath(field: string): SettingsPath | null {
  const path = field.replace(/^settings\./, '').replace(/^feeKopecks$/, 'fee')
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
