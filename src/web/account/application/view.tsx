import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Participant } from '#contract/participant.ts'
import { parseIsoDate } from '#domain/edition/calendar-date.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { useCountries } from '#web/kit/section/use-countries.ts'
import { companyLabels, companyTypeWord, mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { type Fact, nameFacts, siteName } from './parts/fact-words.ts'
import type { DraftSections } from './rules.ts'

type PersonFactsProps = {
  person: DraftSections['person']
  /** Role and language, which no field of the form states. */
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
        [companyLabels.name(), company.name && unbrokenAddress(company.name)],
        [companyLabels.shortName(), company.shortName],
        [companyLabels.inn(), company.hasInn ? company.inn : companyLabels.hasInn()],
        ...(company.hasInn && company.kpp ? [[companyLabels.kpp(), company.kpp] as const] : []),
        ...(company.address ? [[companyLabels.address(), unbrokenAddress(company.address)] as const] : []),
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

/** What happens after the sending, numbered. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="border-t">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4 border-b py-4">
          <span aria-hidden="true" className="tabular w-5 shrink-0 font-medium text-accent-text">
            {index + 1}
          </span>
          <div>
            <h3 className="font-medium">{title}</h3>
            <p className="mt-0.5 measure text-text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** An application that the account does not have: withdrawn, somebody else's, or none. */
export function UnknownApplication() {
  const to = usePaths()
  return (
    <div className="space-y-6">
      <PageHeading title={m.confirm_unknown_title()} lead={m.confirm_unknown_text()} />
      <Button asChild className="max-sm:w-full">
        <Link to={to('login-waiting')}>{m.confirm_unknown_action()}</Link>
      </Button>
    </div>
  )
}

/**
 * Moves the focus to the heading when `place` changes, so that keyboard and screen reader start at the new content. Not when the page first opens.
 */
export function useHeadingFocus(headingId: string, place: string): void {
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    focusHeading(headingId)
  }, [headingId, place])
}

/** Focuses a heading, which the keyboard cannot reach otherwise, and scrolls to the top. */
export function focusHeading(headingId: string): void {
  const heading = document.getElementById(headingId)
  if (!heading) return
  heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}
