import type { ReplyRow } from '#contract/organiser-security-check.ts'
import { isTakeable } from '#domain/security-check/reconcile-reply.ts'
import { m } from '#messages/compiled/messages.js'
import { StatusWord } from '#web/console/screen/view.tsx'
import { RowCheckbox } from '#web/ui/checkbox.tsx'
import { Cell, DataTable, HeadCell, Row, RowHeader } from '#web/ui/data-table.tsx'
import { findingHint, findingTones, findingWords, verdictTones, verdictWords } from '../words.ts'

type ReplyTableProps = {
  rows: readonly ReplyRow[]
  nameOf: (line: number | null) => string
  ticked: ReadonlySet<number>
  disabled: boolean
  onTick: (number: number, on: boolean) => void
}

/** Every row of the reply with what it was compared with. */
export function ReplyTable({ rows, nameOf, ticked, disabled, onTick }: ReplyTableProps) {
  return (
    <DataTable caption={m.check_reply_title()} maxHeight="70dvh">
      <thead>
        <tr>
          <HeadCell sticky>{m.organiser_column_name()}</HeadCell>
          <HeadCell>{m.check_column_finding()}</HeadCell>
          <HeadCell>{m.check_head_verdict()}</HeadCell>
          <HeadCell>{m.check_head_comment()}</HeadCell>
          <HeadCell>{m.check_head_key()}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const { number, line, finding, verdict, typedVerdict, typedName, comment } = row
          const name = typedName || nameOf(line)
          const hint = findingHint(finding, nameOf(line))
          return (
            <Row key={number} selected={ticked.has(number)}>
              <RowHeader>
                <span className="flex items-center gap-3">
                  <RowCheckbox
                    label={m.check_tick({ number, name })}
                    checked={ticked.has(number)}
                    disabled={disabled || !isTakeable(finding)}
                    onChange={event => onTick(number, event.target.checked)}
                  />
                  {name}
                </span>
              </RowHeader>
              <Cell className="min-w-48">
                <StatusWord tone={findingTones[finding]}>{findingWords[finding]()}</StatusWord>
                {hint && <span className="block max-w-80 text-text-quiet">{hint}</span>}
              </Cell>
              <Cell>
                {verdict ? (
                  <StatusWord tone={verdictTones[verdict]}>{verdictWords[verdict]()}</StatusWord>
                ) : (
                  typedVerdict || '—'
                )}
              </Cell>
              <Cell className="max-w-80 wrap-anywhere">{comment || '—'}</Cell>
              <Cell className="tabular whitespace-nowrap">{row.key || '—'}</Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}
