import type { CheckRow } from '#contract/organiser-security-check.ts'
import { m } from '#messages/compiled/messages.js'
import { onSiteRoleWords } from '#messages/staff-word.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { Cell, DataTable, HeadCell, Row, RowHeader } from '#web/ui/data-table.tsx'
import { standingTones, standingWords, verdictTones, verdictWords } from '../words.ts'

/** Who was put in, how they stand now, and what was answered. */
export function CheckRows({ rows }: { rows: readonly CheckRow[] }) {
  const locale = useLocale()
  return (
    <DataTable caption={m.check_rows_title()} maxHeight="70dvh">
      <thead>
        <tr>
          <HeadCell sticky>{m.organiser_column_name()}</HeadCell>
          <HeadCell>{m.check_head_key()}</HeadCell>
          <HeadCell>{m.organiser_column_company()}</HeadCell>
          <HeadCell>{m.check_head_role()}</HeadCell>
          <HeadCell>{m.check_head_verdict()}</HeadCell>
          <HeadCell>{m.check_column_state()}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, key, kind, person, verdict }) => (
          <Row key={line}>
            <RowHeader>
              {person ? nameIn(locale, person) : <span className="text-text-quiet">—</span>}
            </RowHeader>
            <Cell className="tabular whitespace-nowrap">{key}</Cell>
            <Cell>{person?.company || '—'}</Cell>
            <Cell className="whitespace-nowrap">{person ? roleOf(kind, person) : '—'}</Cell>
            <Cell>
              {verdict ? (
                <StatusWord tone={verdictTones[verdict]}>{verdictWords[verdict]()}</StatusWord>
              ) : (
                <span className="text-text-quiet">{m.check_verdict_none()}</span>
              )}
            </Cell>
            <Cell>
              <Standing person={person} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

function Standing({ person }: Pick<CheckRow, 'person'>) {
  if (!person) return <StatusWord tone="neutral">{m.check_gone()}</StatusWord>
  if (person.changed) return <StatusWord tone="attention">{m.check_changed()}</StatusWord>
  return <StatusWord tone={standingTones[person.standing]}>{standingWords[person.standing]()}</StatusWord>
}

function roleOf(
  kind: CheckRow['kind'],
  { role, onSiteRole, vehicle }: NonNullable<CheckRow['person']>,
): string {
  if (kind === 'volunteer') return m.badge_role_volunteer()
  if (role) return participantRoleWords[role]()
  return [onSiteRole && onSiteRoleWords[onSiteRole](), vehicle].filter(Boolean).join(', ') || '—'
}
