import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { useMergedSections } from '../queries.ts'
import { mergedRecordItems } from './merged-record-items.tsx'
import { mergedSectionItems } from './merged-section-items.tsx'

type MergedRecordsProps = { application: Pick<ApplicationDetail, 'guid' | 'mergedRecords'> }

/** Records that have become this one, with what they said that did not stay. */
export function MergedRecords({ application: { guid, mergedRecords: records } }: MergedRecordsProps) {
  const locale = useLocale()
  const moments = useMoments()
  const mayReadAll = useOrganiser().may('read-personal-details')
  const { data, error, refetch } = useMergedSections(guid, { enabled: records.length > 0 })
  const sectionsOf = (applicationGuid: string) =>
    data?.records.find(each => each.applicationGuid === applicationGuid)
  if (records.length === 0) return null
  return (
    <Section title={m.merge_records()} lead={m.merge_records_lead()} level={3}>
      <ul className="divide-y">
        {records.map(record => (
          <li key={record.applicationGuid} className="py-3">
            <p className="text-sm text-text-quiet">{m.merge_record_at({ at: moments.moment(record.at) })}</p>
            <DefinitionList
              className="text-sm/6 [&>div]:py-1.5"
              items={[
                ...mergedRecordItems(record, { locale, mayReadAll, day: moments.day }),
                ...mergedSectionItems(sectionsOf(record.applicationGuid), {
                  name: nameIn(locale, record),
                  locale,
                }),
              ]}
            />
          </li>
        ))}
      </ul>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Section>
  )
}
