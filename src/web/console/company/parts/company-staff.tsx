import { Link } from 'react-router'
import type { CompanyRecord } from '#contract/organiser-company.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords } from '#messages/staff-word.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'

/** The same company as contractor or exhibitor. */
export function CompanyStaff({ staff }: { staff: NonNullable<CompanyRecord['staff']> }) {
  const to = usePaths()
  const list = new URLSearchParams({
    status: staff.confirmed ? 'confirmed' : 'waiting',
    q: staff.name,
    open: staff.guid,
  })
  return (
    <Section title={m.company_on_site()} level={2} space="none">
      <DefinitionList
        className="text-sm/6 [&>div]:py-2"
        items={[
          {
            term: m.organiser_column_company(),
            value: (
              <Link
                className="text-link"
                {...quietTarget({ pathname: to('organiser-staff-companies'), search: `?${list}` })}
              >
                {staff.name}
              </Link>
            ),
          },
          {
            term: m.staff_package(),
            value: `${contractorRoleWords[staff.contractorRole]()} · ${(staff.confirmed ? m.company_package_confirmed : m.company_package_waiting)()}`,
          },
          { term: m.page_title_organiser_employees(), value: staff.employees },
          { term: m.page_title_staff_vehicles(), value: staff.vehicles },
        ]}
      />
    </Section>
  )
}
