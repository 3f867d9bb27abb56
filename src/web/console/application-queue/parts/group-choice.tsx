import { useQuery } from '@tanstack/react-query'
import { listGroups } from '#contract/organizer-application.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type GroupChoiceProps = {
  /** Of the group whose people alone are shown. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Narrows the queue to the people of one group; nothing where there are no groups. */
export function GroupChoice({ value, onChange }: GroupChoiceProps) {
  const { data } = useQuery({
    queryKey: ['organizer', 'groups'],
    queryFn: ({ signal }) => callApi(listGroups, { signal }),
    staleTime: 60_000,
  })
  if (!data || data.items.length === 0) return null
  return (
    <SelectField
      label={m.organizer_filter_group()}
      labelHidden
      className="text-sm"
      // The names are long: the list is as wide as the others, on a phone as wide as the page.
      fieldClassName="max-sm:col-span-2 sm:w-48"
      value={value ?? ''}
      onChange={event => onChange(event.target.value || null)}
      options={[
        { value: '', label: m.organizer_any_group() },
        ...data.items.map(({ guid, company, coordinator, members }) => ({
          value: guid,
          label: `${company}, ${coordinator} (${members})`,
        })),
      ]}
    />
  )
}
