import { type ReactNode, useState } from 'react'
import type { SessionLists } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { keptText } from '#web/kit/kept/kept.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { useSession } from '#web/kit/session/use-session.ts'
import { CompanyContext, useReadCompany } from '#web/staff/company/queries.ts'
import { SelectField } from '#web/ui/select-field.tsx'

// Shared by all tabs: whoever answers for two companies goes on with the one they had open.
const openCompany = keptText('staff-company', { of: 'account', until: 'logout' })

/** Reads the company for the pages in it; whoever answers for several chooses among them. */
export function OpenCompany({ children }: { children: ReactNode }) {
  const { staffCompanies } = useSession()
  const [chosen, setChosen] = useState(openCompany.read)
  const known = staffCompanies.find(({ guid }) => guid === chosen) ?? staffCompanies[0]
  if (!known) return null
  return (
    <>
      {staffCompanies.length > 1 && (
        <CompanyChoice
          companies={staffCompanies}
          chosen={known.guid}
          onChoose={guid => {
            openCompany.write(guid)
            setChosen(guid)
          }}
        />
      )}
      <CompanyOf key={known.guid} guid={known.guid}>
        {children}
      </CompanyOf>
    </>
  )
}

type CompanyChoiceProps = {
  companies: Readonly<SessionLists['staffCompanies']>
  chosen: string
  onChoose: (guid: string) => void
}

function CompanyChoice({ companies, chosen, onChoose }: CompanyChoiceProps) {
  return (
    <SelectField
      label={m.staff_company_choice()}
      fieldClassName="mb-8 max-w-120"
      value={chosen}
      options={companies.map(({ guid, name }) => ({ value: guid, label: name }))}
      onChange={event => onChoose(event.target.value)}
    />
  )
}

function CompanyOf({ guid, children }: { guid: string; children: ReactNode }) {
  const { data, error, refetch } = useReadCompany(guid)
  if (data) return <CompanyContext value={data}>{children}</CompanyContext>
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={m.staff_area()} />
}
