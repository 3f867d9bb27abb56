import type { Participant } from '#contract/participant.ts'
import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useCountries } from '#web/account/person/use-countries.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { companyLabels, mediaLabels } from '#web/kit/words/company-labels.ts'
import { companyTypeWord } from '#web/kit/words/company-type-words.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import type { DraftSections } from './draft-sections.ts'
import { type Fact, nameFacts, siteName } from './parts/fact-words.ts'

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
