import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyLink } from '#web/console/company/view.tsx'
import { countryName } from '#web/console/person/words.ts'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { companyTypeWord } from '#web/kit/words/company-labels.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { CorrectNames } from './correct-names-dialog.tsx'

export function ApplicationFacts({ application }: { application: ApplicationDetail }) {
  const { companyDetail, media, role } = application
  return (
    <>
      <PersonFacts application={application} />
      <CompanyFacts company={companyDetail} companyKey={application.companyKey} />
      {role === 'media' && (
        <Section title={m.organiser_media()} level={3}>
          <DefinitionList
            className="text-sm/6 [&>div]:py-1.5"
            items={[
              {
                term: m.organiser_media_name(),
                value: orNotGiven(media.mediaName),
              },
              {
                term: m.organiser_website(),
                value: orNotGiven(media.mediaWebsite && <Website address={media.mediaWebsite} />),
              },
            ]}
          />
        </Section>
      )}
    </>
  )
}

function PersonFacts({ application }: { application: ApplicationDetail }) {
  const { person } = application
  const mayReadAll = useOrganiser().may('read-personal-details')
  const locale = useLocale()
  const moments = useMoments()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(person.birthDate ?? '')
  return (
    <Section title={m.organiser_person()} level={3} action={<CorrectNames application={application} />}>
      <DefinitionList
        className="text-sm/6 [&>div]:py-1.5"
        items={[
          {
            term: m.organiser_full_name(),
            value: orNotGiven(
              [person.prefix, person.lastName, person.firstName, person.middleName].filter(Boolean).join(' '),
            ),
          },
          {
            term: m.organiser_latin_name(),
            value: orNotGiven([person.latinFirstName, person.latinLastName].filter(Boolean).join(' ')),
          },
          ...(mayReadAll
            ? [
                {
                  term: m.organiser_birth_date(),
                  value: orNotGiven(
                    person.birthDate && (isDay ? moments.day(person.birthDate) : person.birthDate),
                  ),
                },
              ]
            : []),
          {
            term: m.organiser_citizenship(),
            value: orNotGiven(person.citizenship && countryName(person.citizenship, locale)),
          },
          {
            term: m.organiser_country(),
            value: orNotGiven(person.country && countryName(person.country, locale)),
          },
          {
            term: m.organiser_phone(),
            value: orNotGiven(
              person.phone && (
                <a className="text-link tabular" href={`tel:${person.phone}`}>
                  {formatPhone(person.phone)}
                </a>
              ),
            ),
          },
          {
            term: m.organiser_email(),
            value: orNotGiven(
              person.email && (
                <a className="text-link" href={`mailto:${person.email}`}>
                  {person.email}
                </a>
              ),
            ),
          },
          {
            term: m.organiser_column_position(),
            value: orNotGiven(person.position),
          },
        ]}
      />
    </Section>
  )
}

type CompanyFactsProps = { company: ApplicationDetail['companyDetail']; companyKey: string | null }

function CompanyFacts({ company, companyKey }: CompanyFactsProps) {
  return (
    <Section title={m.organiser_column_company()} level={3}>
      <DefinitionList
        className="text-sm/6 [&>div]:py-1.5"
        items={[
          {
            term: m.organiser_company_name(),
            value: orNotGiven(
              company.name && <CompanyLink companyKey={companyKey}>{company.name}</CompanyLink>,
            ),
          },
          {
            term: m.organiser_company_short_name(),
            value: orNotGiven(company.shortName),
          },
          {
            term: m.organiser_company_type(),
            value: orNotGiven(company.companyType && companyTypeWord(company.companyType)),
          },
          {
            term: m.organiser_inn(),
            value: company.hasInn ? (
              orNotGiven(
                company.inn && (
                  <span className="tabular">{[company.inn, company.kpp].filter(Boolean).join(' / ')}</span>
                ),
              )
            ) : (
              <span className="text-text-quiet">{m.organiser_without_inn()}</span>
            ),
          },
          {
            term: m.organiser_website(),
            value: company.noSite ? (
              <span className="text-text-quiet">{m.organiser_without_site()}</span>
            ) : (
              orNotGiven(company.siteUrl && <Website address={company.siteUrl} />)
            ),
          },
          {
            term: m.organiser_address(),
            value: orNotGiven(company.address && unbrokenAddress(company.address)),
          },
        ]}
      />
    </Section>
  )
}

/** A site as typed; a link only if it is a valid web address. */
function Website({ address }: { address: string }) {
  const complete = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(complete)) return address
  return (
    <a className="text-link" href={complete} target="_blank" rel="noreferrer noopener">
      {address}
    </a>
  )
}
