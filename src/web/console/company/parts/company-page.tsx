import { Link } from 'react-router'
import type { CompanyRecord } from '#contract/organiser-company.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { withShortLegalForm } from '#domain/company/short-legal-form.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordLeave } from '#web/console/record/queries.ts'
import { RecordPage } from '#web/console/record/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { applicationWords } from '#web/kit/words/status-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useCompany } from '../queries.ts'
import { CompanyContacts } from './company-contacts.tsx'
import { CompanyHistorySections } from './company-history.tsx'
import { CompanyMoney } from './company-money.tsx'
import { CompanyPayments } from './company-payments.tsx'
import { CompanyPeople } from './company-people.tsx'
import { CompanyPeopleNotes } from './company-people-notes.tsx'
import { CompanyStaff } from './company-staff.tsx'

/** A company whoever names it: people, groups, money, and what it is on site. */
export function CompanyPage({ companyKey }: { companyKey: string }) {
  const query = useCompany(companyKey)
  const walk = useRecordLeave('organiser-company', false)
  return (
    <RecordPage
      {...walk}
      query={query}
      titleOf={company => withShortLegalForm(company.shortName ?? company.name)}
      failedTitle={m.page_title_organiser_company()}
      skeleton={<SkeletonText lines={10} />}
    >
      {company => (
        <div className="max-w-3xl space-y-10">
          <CompanyFacts company={company} />
          <CompanyContacts company={company} />
          <CompanyPeople company={company} />
          {company.money && <CompanyMoney company={company} money={company.money} />}
          {company.money && <CompanyPayments company={company} money={company.money} />}
          {company.staff && <CompanyStaff staff={company.staff} />}
          <CompanyPeopleNotes company={company} />
          <CompanyHistorySections companyKey={companyKey} />
        </div>
      )}
    </RecordPage>
  )
}

function CompanyFacts({ company }: { company: CompanyRecord }) {
  const to = usePaths()
  const { counts } = company.people
  const known = applicationStatuses.filter(status => counts[status])
  return (
    <DefinitionList
      className="text-sm/6 [&>div]:py-2"
      items={[
        { term: m.organiser_company_name(), value: company.name },
        {
          term: m.organiser_inn(),
          value: company.inn ? (
            <span className="tabular">{[company.inn, company.kpp].filter(Boolean).join(' / ')}</span>
          ) : (
            <span className="text-text-quiet">{m.organiser_without_inn()}</span>
          ),
        },
        ...(known.length > 0
          ? [
              {
                term: m.company_applications(),
                value: (
                  <span className="flex flex-wrap gap-x-4">
                    {known.map(status => (
                      <Link
                        key={status}
                        className="text-link"
                        to={`${to('organiser-applications')}?${new URLSearchParams({ status, company: company.key })}`}
                      >
                        {applicationWords[status]()} <span className="tabular">{counts[status]}</span>
                      </Link>
                    ))}
                  </span>
                ),
              },
            ]
          : []),
        ...(company.tags.length > 0
          ? [
              {
                term: m.company_people_tags(),
                value: (
                  <span className="flex flex-wrap gap-x-4">
                    {company.tags.map(({ tag, count }) => (
                      <Link
                        key={tag}
                        className="text-link"
                        to={`${to('organiser-applications')}?${new URLSearchParams({ status: 'all', tag, company: company.key })}`}
                      >
                        {tag} <span className="tabular">{count}</span>
                      </Link>
                    ))}
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
