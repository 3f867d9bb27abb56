import { auditKindsFor } from '#domain/audit/audit-access.ts'
import { auditActions } from '#domain/audit/audit-action.ts'
import { auditRoles } from '#domain/audit/audit-entry.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { auditActionWord, auditKindWords, auditRoleWord } from '#messages/audit-word.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useAuditCounts } from '../queries.ts'
import type { AuditFilters } from '../rules.ts'

type AuditFilterFieldsProps = {
  filters: AuditFilters
  onChange: (changes: Record<string, string | null>) => void
}

/** The filters of the log. Of so many actions only those are offered that find something, where that is known, and the chosen one. */
export function AuditFilterFields({ filters, onChange }: AuditFilterFieldsProps) {
  const locale = useLocale()
  const { roles } = useOrganiser()
  const { data } = useAuditCounts(filters)
  const found = <Value extends string>(name: 'action' | 'role' | 'kind', values: readonly Value[]) =>
    values.filter(
      value =>
        !data ||
        data.partial.includes(name) ||
        value === filters[name] ||
        data.counts[name].some(counted => counted.value === value),
    )
  const byWord = new Intl.Collator(locale)
  const actions = found('action', auditActions)
    .map(action => ({ action, word: auditActionWord(action) }))
    .sort((one, other) => byWord.compare(one.word, other.word))
  return (
    <>
      <FilterChoice
        label={m.audit_filter_action()}
        anyText={m.audit_any_action()}
        value={filters.action}
        values={actions.map(({ action }) => action)}
        wordOf={action => auditActionWord(action)}
        counts={data?.counts.action}
        onChange={action => onChange({ action })}
      />
      <FilterChoice
        label={m.audit_filter_kind()}
        anyText={m.audit_any_kind()}
        value={filters.kind}
        values={found('kind', auditKindsFor(roles))}
        wordOf={kind => auditKindWords[kind]()}
        counts={data?.counts.kind}
        onChange={kind => onChange({ kind })}
      />
      <FilterChoice
        label={m.audit_filter_role()}
        anyText={m.audit_any_role()}
        value={filters.role}
        values={found('role', auditRoles)}
        wordOf={role => auditRoleWord(role)}
        counts={data?.counts.role}
        onChange={role => onChange({ role })}
      />
      <FilterChoice
        label={m.audit_filter_organiser()}
        anyText={m.audit_any_organiser()}
        value={filters.organiser ?? 'all'}
        values={data?.organisers.map(({ guid }) => guid) ?? []}
        wordOf={guid => colleagueName(locale, data?.organisers.find(one => one.guid === guid)?.name ?? '')}
        counts={data?.organisers.map(({ guid, count, more }) => ({ value: guid, count, more }))}
        onChange={organiser => onChange({ organiser })}
      />
      <DayRange legend={m.audit_days()} from={filters.from} to={filters.to} onChange={onChange} />
    </>
  )
}
