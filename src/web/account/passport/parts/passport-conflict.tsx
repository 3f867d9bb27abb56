import type { Country } from '#contract/dictionary.ts'
import type { Passport, PassportBody } from '#contract/passport.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { type SectionField, sectionDifference } from '#web/kit/section/section-difference.ts'
import { type PassportValues, passportValues } from './passport-values.ts'

type PassportConflictProps = {
  typed: PassportBody
  fresh: Passport
  countries: readonly Country[]
  pending: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** The passport was saved elsewhere meanwhile: shows the differing fields. */
export function PassportConflict({ typed, fresh, countries, ...choice }: PassportConflictProps) {
  const locale = useLocale()
  const blank = { kind: typed.kind, country: '' }
  const mine = passportValues(typed, blank)
  const theirs = passportValues(fresh.data, blank)
  const fields = passportFields(countries, locale)
  const scans = (['mainPageFileGuid', 'registrationPageFileGuid'] as const).flatMap(name =>
    mine[name] === theirs[name]
      ? []
      : [
          {
            name,
            label: name === 'mainPageFileGuid' ? m.passport_scan_main() : m.passport_scan_registration(),
            mine: mine[name] ? m.person_scan_here() : '',
            theirs: theirs[name] ? m.person_scan_elsewhere() : '',
          },
        ],
  )
  return <SectionConflict differences={[...sectionDifference(fields, mine, theirs), ...scans]} {...choice} />
}

function passportFields(countries: readonly Country[], locale: 'ru' | 'en'): SectionField<PassportValues>[] {
  const day = (value: unknown) => (value ? formatDay(String(value), locale) : '')
  return [
    {
      name: 'kind',
      label: m.passport_document(),
      show: kind => (kind === 'russian' ? m.passport_kind_russian() : m.passport_kind_foreign()),
    },
    { name: 'series', label: m.passport_series() },
    { name: 'number', label: m.passport_number() },
    { name: 'issuedBy', label: m.passport_issued_by() },
    { name: 'issuedOn', label: m.passport_issued_on(), show: day },
    { name: 'departmentCode', label: m.passport_department_code() },
    {
      name: 'issuingCountry',
      label: m.passport_issuing_country(),
      show: code => countries.find(({ alpha3 }) => alpha3 === code)?.name[locale] ?? String(code ?? ''),
    },
    { name: 'expiresOn', label: m.passport_expires_on(), show: day },
    { name: 'birthPlace', label: m.passport_birth_place() },
    { name: 'registrationAddress', label: m.passport_registration() },
  ]
}
