import type { Participant } from '#contract/participant.ts'
import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { companyLabels, mediaLabels } from '../company/company-labels.ts'
import { companyTypeWord } from '../company/company-type-words.ts'
import { participantRoleWords } from '../console/role-words.ts'
import { formatDay } from '../home/forum-dates.ts'
import { personLabels } from '../person/person-labels.ts'
import { useCountries } from '../person/use-countries.ts'
import { useLocale } from '../session/use-locale.ts'
import type { DraftSections } from './draft-sections.ts'
import { type Fact, nameFacts, siteName } from './fact-words.ts'

type PersonFactsProps = {
  person: DraftSections['person']
  /** In which role they come and in which language they are written to, which no field of the form says. */
  choices: Pick<Participant, 'role' | 'locale'>
}

export function PersonFacts({ person, choices }: PersonFactsProps) {
  const locale = useLocale()
  const { optionsWith } = useCountries()
  const country = (code: string | null) =>
    optionsWith(code).find(option => option.value === code)?.label ?? code
  const { birthDate } = person
  return (
    <Facts
      rows={[
        ...nameFacts(person, locale),
        [personLabels.citizenship(), country(person.citizenship)],
        [
          personLabels.birthDate(),
          birthDate && parseIsoDate(birthDate) ? formatDay(birthDate, locale) : birthDate,
        ],
        [personLabels.position(), person.position],
        [personLabels.phone(), person.phone && formatPhone(person.phone)],
        [personLabels.email(), person.email],
        [personLabels.country(), country(person.country)],
        [m.signup_review_role(), participantRoleWords[choices.role]()],
        [
          m.signup_review_language(),
          choices.locale === 'ru' ? m.signup_review_language_ru() : m.signup_review_language_en(),
        ],
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
        [companyLabels.siteUrl(), company.noSite ? companyLabels.noSite() : siteName(company.siteUrl)],
      ]}
    />
  )
}

export function MediaFacts({ media }: { media: DraftSections['media'] }) {
  return (
    <Facts
      rows={[
        [mediaLabels.mediaName(), media.mediaName],
        [mediaLabels.mediaWebsite(), siteName(media.mediaWebsite)],
      ]}
    />
  )
}

function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <DefinitionList
      items={rows.map(([term, value]) => ({
        term,
        value: value || <span className="text-text-quiet">{m.signup_not_given()}</span>,
      }))}
    />
  )
}
