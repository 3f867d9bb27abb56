import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DuplicateRecord, DuplicateRow } from '#contract/organiser-duplicate.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { applicationWords, paymentWords, securityWords } from '#web/kit/words/status-words.ts'

/** The two records, fact by fact. */
export function DuplicateTable({ row }: { row: DuplicateRow }) {
  const target = useRecordTarget()
  const moments = useMoments()
  const day = (date: string | null) =>
    date && (/^\d{4}-\d{2}-\d{2}$/.test(date) ? moments.shortDay(date) : date)
  const facts: { key: string; term: string; value: (record: DuplicateRecord) => ReactNode }[] = [
    {
      key: 'name',
      term: m.duplicate_row_name(),
      value: record => (
        <Link
          className="text-link font-medium"
          aria-label={m.duplicate_open_record({ name: record.name })}
          {...target('organiser-application', record.applicationGuid)}
        >
          {record.name}
        </Link>
      ),
    },
    { key: 'latin', term: m.duplicate_row_latin(), value: record => record.latinName },
    { key: 'birthDate', term: personLabels.birthDate(), value: record => day(record.birthDate) },
    { key: 'phone', term: personLabels.phone(), value: record => record.phone && formatPhone(record.phone) },
    { key: 'email', term: personLabels.email(), value: record => record.email },
    { key: 'company', term: m.organiser_column_company(), value: record => record.company },
    { key: 'position', term: personLabels.position(), value: record => record.position },
    { key: 'status', term: m.duplicate_row_status(), value: record => applicationWords[record.status]() },
    { key: 'security', term: m.duplicate_row_security(), value: record => securityWords[record.security]() },
    { key: 'payment', term: m.duplicate_row_payment(), value: record => paymentWords[record.payment]() },
    { key: 'created', term: m.duplicate_row_created(), value: record => moments.short(record.createdAt) },
    {
      key: 'submitted',
      term: m.duplicate_row_submitted(),
      value: record => record.submittedAt && moments.short(record.submittedAt),
    },
  ]
  return (
    <table className="w-full table-fixed border-y text-sm">
      <caption className="sr-only">{m.duplicate_side_by_side()}</caption>
      <tbody className="divide-y">
        {facts.map(({ key, term, value }) => (
          <tr key={key} className="align-top max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-2">
            <th
              scope="row"
              className="py-2 pr-3 text-left font-normal text-text-quiet max-sm:col-span-2 max-sm:py-0 sm:w-1/4"
            >
              {term}
            </th>
            <td className="py-2 pr-3 wrap-anywhere max-sm:py-0">{orNotGiven(value(row.left))}</td>
            <td className="py-2 wrap-anywhere max-sm:py-0">{orNotGiven(value(row.right))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
