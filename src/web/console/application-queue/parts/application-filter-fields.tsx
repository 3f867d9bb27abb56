import { useQuery } from '@tanstack/react-query'
import type { countedFilters } from '#contract/organiser-application.ts'
import { listGroupChoices } from '#contract/organiser-group.ts'
import {
  citizenshipSides,
  confirmationLinkStates,
  photographNeeds,
  waitingSpans,
} from '#domain/application/application-filter.ts'
import { participantRoles } from '#domain/participant/participant-role.ts'
import { passportRanks } from '#domain/passport/passport-sort.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useFilterCounts } from '#web/console/application/queries.ts'
import {
  type ApplicationFilters,
  type DayFilter,
  dayFilters,
  type WaitingSpan,
} from '#web/console/application/rules.ts'
import { photographNeedWords } from '#web/console/application/words.ts'
import { OwnerFilter } from '#web/console/organiser-owner/view.tsx'
import { citizenshipWords } from '#web/console/person/words.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { FilterDay } from '#web/kit/list/filter-day.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { passportWords, paymentWords } from '#web/kit/words/status-words.ts'

const waitingWords: Record<WaitingSpan, () => string> = {
  '3': () => m.organiser_waiting_from({ days: 3 }),
  '7': () => m.organiser_waiting_from({ days: 7 }),
  '14': () => m.organiser_waiting_from({ days: 14 }),
}

const linkWords = { live: m.organiser_link_live, expired: m.organiser_link_expired }

const dayWords: Record<DayFilter, () => string> = {
  sentFrom: m.organiser_filter_sent_from,
  sentTo: m.organiser_filter_sent_to,
  changedFrom: m.organiser_filter_changed_from,
}

type ApplicationFilterFieldsProps = {
  filters: ApplicationFilters
  onChange: (changes: Record<string, string | null>) => void
}

/** The queue's filters, each value with how many it would find beside the others. */
export function ApplicationFilterFields({ filters, onChange }: ApplicationFilterFieldsProps) {
  const { data } = useFilterCounts(filters)
  const counts = (name: (typeof countedFilters)[number]) => data?.counts[name]
  // A tag that nobody here has is still the one that is chosen.
  const tags = [...new Set([...(counts('tag') ?? []).map(({ value }) => value), filters.tag ?? []].flat())]
  return (
    <>
      <OwnerFilter value={filters.owner} counts={counts('owner')} onChange={owner => onChange({ owner })} />
      <FilterChoice
        label={m.organiser_column_waiting()}
        anyText={m.organiser_any_waiting()}
        value={filters.waiting}
        values={waitingSpans}
        wordOf={value => waitingWords[value]()}
        counts={counts('waiting')}
        onChange={waiting => onChange({ waiting })}
      />
      <FilterChoice
        label={m.organiser_filter_link()}
        anyText={m.organiser_any_link()}
        value={filters.link}
        values={confirmationLinkStates}
        wordOf={value => linkWords[value]()}
        counts={counts('link')}
        onChange={link => onChange({ link })}
      />
      {tags.length > 0 && (
        <FilterChoice
          label={m.person_tag()}
          anyText={m.organiser_any_tag()}
          value={filters.tag ?? 'all'}
          values={tags}
          wordOf={tag => tag}
          counts={counts('tag')}
          onChange={tag => onChange({ tag })}
        />
      )}
      <FilterChoice
        label={m.organiser_filter_citizenship()}
        anyText={m.organiser_any_citizenship()}
        value={filters.citizenship}
        values={citizenshipSides}
        wordOf={value => citizenshipWords[value]()}
        counts={counts('citizenship')}
        onChange={citizenship => onChange({ citizenship })}
      />
      <FilterChoice
        label={m.organiser_filter_payment()}
        anyText={m.organiser_any_payment()}
        value={filters.payment}
        values={paymentStatuses}
        wordOf={value => paymentWords[value]()}
        counts={counts('payment')}
        onChange={payment => onChange({ payment })}
      />
      <FilterChoice
        label={m.organiser_column_passport()}
        anyText={m.organiser_any_passport()}
        value={filters.security}
        values={passportRanks}
        wordOf={value => passportWords[value]()}
        counts={counts('security')}
        onChange={security => onChange({ security })}
      />
      <FilterChoice
        label={m.organiser_filter_role()}
        anyText={m.organiser_any_role()}
        value={filters.role}
        values={participantRoles}
        wordOf={value => participantRoleWords[value]()}
        counts={counts('role')}
        onChange={role => onChange({ role })}
      />
      <FilterChoice
        label={m.organiser_filter_photograph()}
        anyText={m.organiser_any_photograph()}
        value={filters.photograph}
        values={photographNeeds}
        wordOf={value => photographNeedWords[value]()}
        counts={counts('photograph')}
        onChange={photograph => onChange({ photograph })}
      />
      <GroupChoice value={filters.group} onChange={group => onChange({ group })} />
      {dayFilters.map(name => (
        <FilterDay
          key={name}
          label={dayWords[name]()}
          value={filters.days[name] ?? null}
          onChange={day => onChange({ [name]: day })}
        />
      ))}
    </>
  )
}

type GroupChoiceProps = {
  /** The group's guid. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Shows only the people of one group; hidden where there are no groups. */
function GroupChoice({ value, onChange }: GroupChoiceProps) {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['organiser', 'group-choices'],
    queryFn: ({ signal }) => callApi(listGroupChoices, { signal }),
    staleTime: 60_000,
  })
  const isChip = useAsChip()
  const groups = data?.items ?? []
  // What is set is shown also while its name is on its way, or when the group is there no more.
  if (groups.length === 0 && !(isChip && value)) return null
  const nameOf = (group: (typeof groups)[number] | undefined) =>
    group ? `${group.company}, ${colleagueName(locale, group.coordinator)}` : data ? '—' : '…'
  return (
    <FilterChoice
      label={m.organiser_filter_group()}
      anyText={m.organiser_any_group()}
      value={value ?? 'all'}
      values={groups.map(({ guid }) => guid)}
      wordOf={guid => nameOf(groups.find(group => group.guid === guid))}
      counts={groups.map(({ guid, members }) => ({ value: guid, count: members }))}
      onChange={onChange}
    />
  )
}
