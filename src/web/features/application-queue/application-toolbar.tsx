import { applicationStatuses } from '#domain/application/application-status.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import { SelectField } from '../../ui/select-field.tsx'
import { applicationWords, paymentWords } from '../cabinet/status-words.ts'
import { FilterTabs } from '../console/filter-tabs.tsx'
import { participantRoleWords } from '../console/role-words.ts'
import { SearchBox } from '../console/search-box.tsx'
import { type ApplicationFilters, type ApplicationSort, applicationSorts } from './application-filters.ts'
import type { ApplicationPage } from './queue-pages.ts'

const sortWords: Record<ApplicationSort, () => string> = {
  submitted: m.organizer_sort_submitted,
  name: m.organizer_sort_name,
  company: m.organizer_sort_company,
}

// The committee's work first, then the others in the order in which an application passes them.
const tabOrder = ['pending', 'approved', 'rejected', 'unconfirmed', 'draft', 'cancelled'] as const

type ApplicationToolbarProps = {
  filters: ApplicationFilters
  counts: ApplicationPage['counts'] | undefined
  onChange: (changes: Record<string, string | null>) => void
}

/** Status tabs with counts, search, and what else narrows or orders the queue. */
export function ApplicationToolbar({ filters, counts, onChange }: ApplicationToolbarProps) {
  const total = counts && applicationStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return (
    <div className="@container space-y-3">
      <FilterTabs
        label={m.organizer_status_tabs()}
        parameter="status"
        value={filters.status}
        tabs={[
          ...tabOrder.map(status => ({
            value: status,
            label: applicationWords[status](),
            count: counts && (counts[status] ?? 0),
          })),
          { value: 'all', label: m.organizer_all(), count: total },
        ]}
      />
      <div className="flex flex-col gap-3 @3xl:flex-row">
        <SearchBox
          label={m.organizer_applications_search()}
          value={filters.q}
          onSearch={q => onChange({ q })}
        />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:ml-auto @3xl:flex">
          <SelectField
            label={m.organizer_filter_payment()}
            labelHidden
            className="text-sm"
            value={filters.payment}
            onChange={event =>
              onChange({
                payment: event.target.value === 'all' ? null : event.target.value,
              })
            }
            options={[
              { value: 'all', label: m.organizer_any_payment() },
              ...paymentStatuses.map(value => ({
                value,
                label: paymentWords[value](),
              })),
            ]}
          />
          <SelectField
            label={m.organizer_filter_role()}
            labelHidden
            className="text-sm"
            value={filters.role}
            onChange={event =>
              onChange({
                role: event.target.value === 'all' ? null : event.target.value,
              })
            }
            options={[
              { value: 'all', label: m.organizer_any_role() },
              ...participantRoles.map(value => ({
                value,
                label: participantRoleWords[value](),
              })),
            ]}
          />
          <SelectField
            label={m.organizer_sort()}
            labelHidden
            className="text-sm"
            fieldClassName="max-sm:hidden"
            value={filters.sort}
            onChange={event => onChange({ sort: event.target.value })}
            options={applicationSorts.map(value => ({
              value,
              label: sortWords[value](),
            }))}
          />
        </div>
      </div>
    </div>
  )
}
