import {
  type ApplicationOrder,
  applicationOrder,
  applicationOrders,
} from '#domain/application/application-sort.ts'
import { m } from '#messages/compiled/messages.js'
import {
  type ApplicationFilters,
  type ApplicationPage,
  applicationTabs,
  countFilters,
  filtersAsQuery,
  narrowingParameters,
  type OptionalColumn,
  optionalColumns,
} from '#web/console/application/rules.ts'
import { CompanyFilter } from '#web/console/company-filter/form.tsx'
import { ExportButton } from '#web/console/export/form.tsx'
import { ShownColumns } from '#web/console/export/queries.ts'
import { ColumnChoice, QueueFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { applicationWords } from '#web/kit/words/status-words.ts'
import { ApplicationFilterFields } from './application-filter-fields.tsx'

const sortWords: Record<ApplicationOrder, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  company: m.organiser_sort_company_up,
  companyDown: m.organiser_sort_company_down,
  position: m.organiser_sort_position_up,
  positionDown: m.organiser_sort_position_down,
  role: m.organiser_sort_role_up,
  roleDown: m.organiser_sort_role_down,
  status: m.organiser_sort_status_up,
  statusDown: m.organiser_sort_status_down,
  payment: m.organiser_sort_payment_up,
  paymentDown: m.organiser_sort_payment_down,
  security: m.organiser_sort_security_up,
  securityDown: m.organiser_sort_security_down,
  photograph: m.organiser_sort_photograph_up,
  photographDown: m.organiser_sort_photograph_down,
  owner: m.organiser_sort_owner_up,
  ownerDown: m.organiser_sort_owner_down,
}

const columnWords: Record<OptionalColumn, () => string> = {
  position: m.organiser_column_position,
  role: m.organiser_filter_role,
  status: m.organiser_column_status,
  payment: m.organiser_column_payment,
  security: m.organiser_column_passport,
  photograph: m.organiser_filter_photograph,
  owner: m.organiser_column_owner,
  waiting: m.organiser_column_waiting,
  submitted: m.organiser_column_submitted,
}

type ApplicationToolbarProps = {
  filters: ApplicationFilters
  columns: readonly OptionalColumn[]
  counts: Pick<ApplicationPage, 'counts' | 'countedInPart'> | undefined
  onChange: (changes: Record<string, string | null>) => void
  onSort: (sort: ApplicationOrder) => void
}

export function ApplicationToolbar({ filters, columns, counts, onChange, onSort }: ApplicationToolbarProps) {
  const reset = () => onChange(Object.fromEntries(narrowingParameters.map(name => [name, null])))
  return (
    <QueueToolbar
      tabs={
        <StatusTabs
          parameter="status"
          value={filters.status}
          statuses={applicationTabs}
          words={applicationWords}
          counts={counts}
        />
      }
      searchLabel={m.organiser_applications_search()}
      search={filters.q}
      onSearch={q => onChange({ q })}
      filters={
        <>
          <QueueFilters
            count={countFilters(filters)}
            onReset={reset}
            elsewhere={filters.company && <CompanyFilter value={filters.company} onChange={onChange} />}
          >
            <ApplicationFilterFields filters={filters} onChange={onChange} />
          </QueueFilters>
          <SortChoice
            value={applicationOrder(filters.sort, filters.status)}
            values={applicationOrders}
            words={sortWords}
            onChange={onSort}
          />
          <ColumnChoice
            columns={optionalColumns}
            words={columnWords}
            shown={columns}
            onChange={shown => onChange({ columns: shown.join('.') || 'none' })}
            onReset={() => onChange({ columns: null })}
          />
          {/* Also while a record is open beside the list, which then has two columns. */}
          <ShownColumns value={['name', 'company', ...columns]}>
            <ExportButton list="applications" filters={filtersAsQuery(filters)} />
          </ShownColumns>
        </>
      }
    />
  )
}
