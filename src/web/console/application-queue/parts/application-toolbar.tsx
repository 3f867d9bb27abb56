import { useQuery } from '@tanstack/react-query'
import { listGroups, photographNeeds, waitingSpans } from '#contract/organiser-application.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import {
  type ApplicationFilters,
  type ApplicationPage,
  type ApplicationSort,
  applicationSorts,
  applicationTabs,
  countFilters,
  type DayFilter,
  dayFilters,
  filtersAsQuery,
  narrowingParameters,
  type OptionalColumn,
  optionalColumns,
  type WaitingSpan,
} from '#web/console/application/rules.ts'
import { photographNeedWords } from '#web/console/application/words.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { ColumnChoice, QueueFilters, QueueToolbar, StatusTabs } from '#web/console/queue/form.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, paymentWords } from '#web/kit/words/status-words.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const sortWords: Record<ApplicationSort, () => string> = {
  submitted: m.organiser_sort_submitted,
  name: m.organiser_sort_name,
  company: m.organiser_sort_company,
}

const ownerWords = { mine: m.organiser_owner_mine, free: m.organiser_owner_free }

const citizenshipWords = {
  russian: m.organiser_citizenship_russian,
  foreign: m.organiser_citizenship_foreign,
}

const waitingWords: Record<WaitingSpan, () => string> = {
  '3': () => m.organiser_waiting_from({ days: 3 }),
  '7': () => m.organiser_waiting_from({ days: 7 }),
  '14': () => m.organiser_waiting_from({ days: 14 }),
}

const dayWords: Record<DayFilter, () => string> = {
  sentFrom: m.organiser_filter_sent_from,
  sentTo: m.organiser_filter_sent_to,
  changedFrom: m.organiser_filter_changed_from,
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
  counts: ApplicationPage['counts'] | undefined
  countsUpTo: ApplicationPage['countsUpTo'] | undefined
  onChange: (changes: Record<string, string | null>) => void
}

export function ApplicationToolbar({
  filters,
  columns,
  counts,
  countsUpTo,
  onChange,
}: ApplicationToolbarProps) {
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
          countsUpTo={countsUpTo}
        />
      }
      searchLabel={m.organiser_applications_search()}
      search={filters.q}
      onSearch={q => onChange({ q })}
      filters={
        <>
          <QueueFilters count={countFilters(filters)} onReset={reset}>
            <Choice
              label={m.organiser_column_owner()}
              anyText={m.organiser_any_owner()}
              value={filters.owner}
              values={['mine', 'free']}
              words={ownerWords}
              onChange={owner => onChange({ owner })}
            />
            <Choice
              label={m.organiser_column_waiting()}
              anyText={m.organiser_any_waiting()}
              value={filters.waiting}
              values={waitingSpans}
              words={waitingWords}
              onChange={waiting => onChange({ waiting })}
            />
            <Choice
              label={m.organiser_filter_citizenship()}
              anyText={m.organiser_any_citizenship()}
              value={filters.citizenship}
              values={['russian', 'foreign']}
              words={citizenshipWords}
              onChange={citizenship => onChange({ citizenship })}
            />
            <Choice
              label={m.organiser_filter_payment()}
              anyText={m.organiser_any_payment()}
              value={filters.payment}
              values={paymentStatuses}
              words={paymentWords}
              onChange={payment => onChange({ payment })}
            />
            <Choice
              label={m.organiser_filter_role()}
              anyText={m.organiser_any_role()}
              value={filters.role}
              values={participantRoles}
              words={participantRoleWords}
              onChange={role => onChange({ role })}
            />
            <Choice
              label={m.organiser_filter_photograph()}
              anyText={m.organiser_any_photograph()}
              value={filters.photograph}
              values={photographNeeds}
              words={photographNeedWords}
              onChange={photograph => onChange({ photograph })}
            />
            <GroupChoice value={filters.group} onChange={group => onChange({ group })} />
            {dayFilters.map(name => (
              <TextField
                key={name}
                type="date"
                label={dayWords[name]()}
                className="text-sm"
                value={filters.days[name] ?? ''}
                onChange={event => onChange({ [name]: event.target.value || null })}
              />
            ))}
          </QueueFilters>
          <SelectField
            label={m.organiser_sort()}
            labelHidden
            className="text-sm"
            fieldClassName="max-sm:hidden"
            value={filters.sort}
            onChange={event => onChange({ sort: event.target.value })}
            options={applicationSorts.map(value => ({ value, label: sortWords[value]() }))}
          />
          <ColumnChoice
            columns={optionalColumns}
            words={columnWords}
            shown={columns}
            onChange={shown => onChange({ columns: shown.join('.') || 'none' })}
            onReset={() => onChange({ columns: null })}
          />
          <ExportButton list="applications" filters={filtersAsQuery(filters)} />
        </>
      }
    />
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  anyText: string
  value: Value | 'all'
  values: readonly Value[]
  words: Readonly<Record<Value, () => string>>
  /** Null clears the filter. */
  onChange: (value: string | null) => void
}

function Choice<Value extends string>({
  label,
  anyText,
  value,
  values,
  words,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      className="text-sm"
      value={value}
      onChange={event => onChange(event.target.value === 'all' ? null : event.target.value)}
      options={[
        { value: 'all', label: anyText },
        ...values.map(known => ({ value: known, label: words[known]() })),
      ]}
    />
  )
}

type GroupChoiceProps = {
  /** The group's guid. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Shows only the people of one group; hidden where there are no groups. */
function GroupChoice({ value, onChange }: GroupChoiceProps) {
  const { data } = useQuery({
    queryKey: ['organiser', 'groups'],
    queryFn: ({ signal }) => callApi(listGroups, { signal }),
    staleTime: 60_000,
  })
  if (!data || data.items.length === 0) return null
  return (
    <SelectField
      label={m.organiser_filter_group()}
      className="text-sm"
      value={value ?? ''}
      onChange={event => onChange(event.target.value || null)}
      options={[
        { value: '', label: m.organiser_any_group() },
        ...data.items.map(({ guid, company, coordinator, members }) => ({
          value: guid,
          label: `${company}, ${coordinator} (${members})`,
        })),
      ]}
    />
  )
}
