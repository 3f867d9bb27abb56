import { useQuery } from '@tanstack/react-query'
import { listGroups } from '#contract/organiser-application.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'
import {
  type ApplicationFilters,
  type ApplicationPage,
  type ApplicationSort,
  applicationSorts,
  applicationTabs,
} from '#web/console/application/rules.ts'
import { QueueToolbar, StatusTabs } from '#web/console/queue/form.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, paymentWords } from '#web/kit/words/status-words.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const sortWords: Record<ApplicationSort, () => string> = {
  submitted: m.organiser_sort_submitted,
  name: m.organiser_sort_name,
  company: m.organiser_sort_company,
}

type ApplicationToolbarProps = {
  filters: ApplicationFilters
  counts: ApplicationPage['counts'] | undefined
  onChange: (changes: Record<string, string | null>) => void
}

export function ApplicationToolbar({ filters, counts, onChange }: ApplicationToolbarProps) {
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
          <GroupChoice value={filters.group} onChange={group => onChange({ group })} />
          <SelectField
            label={m.organiser_sort()}
            labelHidden
            className="text-sm"
            fieldClassName="max-sm:hidden"
            value={filters.sort}
            onChange={event => onChange({ sort: event.target.value })}
            options={applicationSorts.map(value => ({ value, label: sortWords[value]() }))}
          />
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
      labelHidden
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
      labelHidden
      className="text-sm"
      // The names are long, so the list is as wide as the page on a phone.
      fieldClassName="max-sm:col-span-2 sm:w-48"
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
