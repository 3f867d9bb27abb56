import type { ChangeRow } from '#contract/organiser-change.ts'
import { m } from '#messages/compiled/messages.js'
import { changeFieldWord } from '../words.ts'

/** What stands now and what would stand in its place, field by field. */
export function Differences({ row }: { row: ChangeRow }) {
  if (row.differences.length === 0)
    return <p className="text-sm text-text-quiet">{m.change_no_difference()}</p>
  return (
    <dl className="divide-y border-y">
      {row.differences.map(({ field, present, proposed }) => (
        <div key={field} className="py-3">
          <dt className="text-sm text-text-quiet">{changeFieldWord(row.kind, field)}</dt>
          <dd className="mt-1 space-y-1 break-words">
            <p className="text-text-quiet line-through decoration-1">
              <span className="sr-only">{m.change_present()} </span>
              {present || m.section_empty_value()}
            </p>
            <p className="font-medium whitespace-pre-line">
              <span className="sr-only">{m.change_proposed()} </span>
              {proposed || m.section_empty_value()}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
