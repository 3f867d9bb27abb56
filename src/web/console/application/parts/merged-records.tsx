import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'

/** Records that have become this one, with what they said that did not stay. */
export function MergedRecords({ records }: { records: ApplicationDetail['mergedRecords'] }) {
  const moments = useMoments()
  const mayReadAll = useOrganiser().may('read-personal-details')
  if (records.length === 0) return null
  const day = (date: string | null) => date && (/^\d{4}-\d{2}-\d{2}$/.test(date) ? moments.day(date) : date)
  return (
    <Section title={m.merge_records()} lead={m.merge_records_lead()} level={3}>
      <ul className="divide-y">
        {records.map(record => (
          <li key={record.applicationGuid} className="py-3">
            <p className="text-sm text-text-quiet">{m.merge_record_at({ at: moments.moment(record.at) })}</p>
            <DefinitionList
              className="text-sm/6 [&>div]:py-1.5"
              items={[
                { term: m.duplicate_row_name(), value: orNotGiven(record.name) },
                { term: m.duplicate_row_latin(), value: orNotGiven(record.latinName) },
                ...(mayReadAll
                  ? [{ term: personLabels.birthDate(), value: orNotGiven(day(record.birthDate)) }]
                  : []),
                {
                  term: personLabels.phone(),
                  value: orNotGiven(
                    record.phone && <span className="tabular">{formatPhone(record.phone)}</span>,
                  ),
                },
                { term: personLabels.email(), value: orNotGiven(record.email) },
                { term: m.organiser_column_company(), value: orNotGiven(record.company) },
                { term: personLabels.position(), value: orNotGiven(record.position) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
