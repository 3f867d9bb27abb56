import type { TypedProfile } from '#contract/profile.ts'
import type { CompanyType } from '#domain/company/company-type.ts'
import { type IdentityField, identityFields } from '#domain/participant/profile-change.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import type { SectionField } from '#web/kit/section/section-difference.ts'
import { companyLabels, companyTypeWord, mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'

/** Person, company and mass medium in one object; their field names do not collide. */
export type FlatProfile = TypedProfile['person'] &
  TypedProfile['company'] &
  Partial<NonNullable<TypedProfile['media']>>

type Words = { locale: 'ru' | 'en'; countries: readonly SelectOption[] }

/** The profile's fields in the order of the form, with values in words. */
export function profileFields({ locale, countries }: Words): SectionField<FlatProfile>[] {
  const country = (code: unknown) =>
    countries.find(({ value }) => value === code)?.label ?? (code ? String(code) : '')
  const tick = (value: unknown) => (value ? m.yes() : m.no())
  const shows: Partial<Record<keyof FlatProfile, (value: unknown) => string>> = {
    citizenship: country,
    country,
    noMiddleName: tick,
    noSite: tick,
    hasInn: value => tick(!value),
    birthDate: value => (typeof value === 'string' && value.length === 10 ? formatDay(value, locale) : ''),
    phone: value => (value ? formatPhone(String(value)) : ''),
    companyType: value => (value ? companyTypeWord(value as CompanyType) : ''),
  }
  const { position: _, ...person } = personLabels
  const { shortName: __, ...company } = companyLabels
  return Object.entries({ ...person, ...company, ...mediaLabels }).map(([name, label]) => {
    const show = shows[name as keyof FlatProfile]
    return { name: name as keyof FlatProfile, label: label(), ...(show && { show }) }
  })
}

export function flatProfile({ person, company, media }: TypedProfile): FlatProfile {
  return { ...person, ...company, ...media }
}

/** The fields that a passport locks; for foreigners also the Latin spelling. */
export function closedFields(citizenship: string | null): readonly IdentityField[] {
  const foreign = citizenship !== null && citizenship !== 'RU'
  return foreign ? identityFields : identityFields.filter(field => !field.startsWith('latin'))
}
