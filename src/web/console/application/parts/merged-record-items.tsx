import type { ReactNode } from 'react'
import type { ApplicationDetail } from '#contract/organiser-application.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { countryName } from '#web/console/person/words.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'

type MergedRecord = ApplicationDetail['mergedRecords'][number]
type Facts = { locale: 'ru' | 'en'; mayReadAll: boolean; day: (isoDate: string) => string }

/** What a merged record said that did not stay: a merge promises that it can still be read. */
export function mergedRecordItems(
  record: MergedRecord,
  { locale, mayReadAll, day }: Facts,
): { term: string; value: ReactNode }[] {
  const { media, birthDate, citizenship, phone } = record
  const outlet = [media.mediaName, media.mediaWebsite].filter(Boolean).join(', ')
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthDate ?? '')
  return [
    { term: m.duplicate_row_name(), value: orNotGiven(record.name) },
    { term: m.duplicate_row_latin(), value: orNotGiven(record.latinName) },
    { term: m.organiser_filter_role(), value: participantRoleWords[record.role]() },
    // Who was no media representative was never asked for it.
    ...(outlet ? [{ term: m.organiser_media(), value: outlet }] : []),
    ...(mayReadAll
      ? [
          {
            term: personLabels.birthDate(),
            value: orNotGiven(birthDate && (isDay ? day(birthDate) : birthDate)),
          },
        ]
      : []),
    {
      term: personLabels.citizenship(),
      value: orNotGiven(citizenship && countryName(citizenship, locale)),
    },
    {
      term: personLabels.phone(),
      value: orNotGiven(phone && <span className="tabular">{formatPhone(phone)}</span>),
    },
    { term: personLabels.email(), value: orNotGiven(record.email) },
    { term: m.organiser_column_company(), value: orNotGiven(record.company) },
    { term: personLabels.position(), value: orNotGiven(record.position) },
  ]
}
