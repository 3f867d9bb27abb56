import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { companyLabels, mediaLabels } from '../company/company-labels.ts'
import { companyTypeWord } from '../company/company-type-words.ts'
import { formatDay } from '../home/forum-dates.ts'
import { personLabels } from '../person/person-labels.ts'
import { useCountries } from '../person/use-countries.ts'
import { useLocale } from '../session/use-locale.ts'
import type { DraftSections } from './draft-sections.ts'

export function PersonFacts({ person }: { person: DraftSections['person'] }) {
  const locale = useLocale()
  const { optionsWith } = useCountries()
  const country = (code: string | null) =>
    optionsWith(code).find(option => option.value === code)?.label ?? code
  const name = [
    person.prefix,
    person.lastName,
    person.firstName,
    person.noMiddleName ? null : person.middleName,
  ]
  const { birthDate } = person
  return (
    <Facts
      rows={[
        [m.signup_review_name(), joined(name)],
        [m.signup_review_latin_name(), joined([person.latinFirstName, person.latinLastName])],
        [personLabels.citizenship(), country(person.citizenship)],
        [
          personLabels.birthDate(),
          birthDate && parseIsoDate(birthDate) ? formatDay(birthDate, locale) : birthDate,
        ],
        [personLabels.position(), person.position],
        [personLabels.phone(), person.phone && formatPhone(person.phone)],
        [personLabels.email(), person.email],
        [personLabels.country(), country(person.country)],
      ]}
    />
  )
}

export function CompanyFacts({ company }: { company: DraftSections['company'] }) {
  return (
    <Facts
      rows={[
        [companyLabels.name(), company.name],
        [companyLabels.shortName(), company.shortName],
        [companyLabels.inn(), company.hasInn ? company.inn : companyLabels.hasInn()],
        ...(company.hasInn && company.kpp ? [[companyLabels.kpp(), company.kpp] as const] : []),
        ...(company.address ? [[companyLabels.address(), company.address] as const] : []),
        [companyLabels.companyType(), company.companyType && companyTypeWord(company.companyType)],
        [companyLabels.siteUrl(), company.noSite ? companyLabels.noSite() : company.siteUrl],
      ]}
    />
  )
}

export function MediaFacts({ media }: { media: DraftSections['media'] }) {
  return (
    <Facts
      rows={[
        [mediaLabels.mediaName(), media.mediaName],
        [mediaLabels.mediaWebsite(), media.mediaWebsite],
      ]}
    />
  )
}

function Facts({ rows }: { rows: readonly (readonly [term: string, value: string | null])[] }) {
  return (
    <DefinitionList
      items={rows.map(([term, value]) => ({
        term,
        value: value || <span className="text-text-quiet">{m.signup_not_given()}</span>,
      }))}
    />
  )
}

function joined(words: readonly (string | null)[]): string {
  return words.filter(Boolean).join(' ')
}
