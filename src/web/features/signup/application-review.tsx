import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import type { ApplicationStep } from '#domain/participant/application-step.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Section } from '../../ui/section.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { companyLabels, mediaLabels } from '../company/company-labels.ts'
import { companyTypeWord } from '../company/company-type-words.ts'
import { formatDay } from '../home/forum-dates.ts'
import { personLabels } from '../person/person-labels.ts'
import { useCountries } from '../person/use-countries.ts'
import { PhotographPreview } from '../photograph/photograph-preview.tsx'
import { useLocale } from '../session/use-locale.ts'
import type { DraftSections } from './draft-sections.ts'
import { stepWords } from './step-words.ts'

type ReviewProps = {
  sections: DraftSections
  photoFileGuid: string | null
  steps: readonly ApplicationStep[]
  isComplete: (step: ApplicationStep) => boolean
  addressOf: (step: ApplicationStep) => string
}

/** Everything that was typed, as it will be sent, with a way back to each part. */
export function ApplicationReview({ sections, photoFileGuid, steps, isComplete, addressOf }: ReviewProps) {
  const { person, company, media } = sections
  const part = (step: ApplicationStep, title: string, content: ReactNode) => (
    <ReviewPart key={step} title={title} complete={isComplete(step)} address={addressOf(step)}>
      {content}
    </ReviewPart>
  )
  return (
    <div>
      {part('personal', stepWords.personal.label(), <PersonFacts person={person} />)}
      {part('company', stepWords.company.label(), <CompanyFacts company={company} />)}
      {steps.includes('media') &&
        part(
          'media',
          stepWords.media.label(),
          <Facts
            rows={[
              [mediaLabels.mediaName(), media.mediaName],
              [mediaLabels.mediaWebsite(), media.mediaWebsite],
            ]}
          />,
        )}
      {part(
        'photo',
        stepWords.photo.label(),
        photoFileGuid ? (
          <PhotographPreview fileGuid={photoFileGuid} className="size-32" />
        ) : (
          <p className="text-text-quiet">{m.signup_not_given()}</p>
        ),
      )}
    </div>
  )
}

type PartProps = {
  title: string
  complete: boolean
  address: string
  children: ReactNode
}

function ReviewPart({ title, complete, address, children }: PartProps) {
  return (
    <Section
      title={title}
      className="first:pt-0"
      action={
        <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {!complete && <StatusChip tone="attention">{m.signup_part_incomplete()}</StatusChip>}
          <Link
            to={address}
            className="-my-2 py-2 text-link"
            aria-label={m.signup_change_part({ part: title })}
          >
            {m.signup_change()}
          </Link>
        </span>
      }
    >
      {children}
    </Section>
  )
}

function PersonFacts({ person }: { person: DraftSections['person'] }) {
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

function CompanyFacts({ company }: { company: DraftSections['company'] }) {
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
