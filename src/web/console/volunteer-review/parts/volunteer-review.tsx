import { useMemo } from 'react'
import type { ReviewedVolunteer } from '#contract/organiser-volunteer.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { VehicleSort } from '#domain/staff-company/review-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { requestHeadings } from '#web/console/queue/rules.ts'
import { volunteerParameters } from '#web/console/review-queue/rules.ts'
import { ReviewQueue } from '#web/console/review-queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useCountries } from '#web/kit/section/use-countries.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { useReviewedRows, useReviewVolunteers } from '../queries.ts'

/** Volunteers whom the organiser has invited, for security to decide on, with what it checks and no more. */
export function VolunteerReview() {
  const locale = useLocale()
  const moments = useMoments()
  const countries = useCountries()
  const deciding = useReviewVolunteers()
  return (
    <ReviewQueue
      list="volunteerReview"
      title={m.page_title_organiser_volunteer_review()}
      useRows={useReviewedRows}
      deciding={deciding}
      parameters={volunteerParameters}
      useColumns={useReviewedColumns}
      nameOf={row => nameIn(locale, row)}
      detailOf={row => `${row.city} · ${row.university}`}
      searchLabel={m.volunteer_review_search()}
    >
      {row => (
        <DefinitionList
          items={[
            { term: m.volunteer_age(), value: moments.day(row.birthDate) },
            {
              term: personLabels.citizenship(),
              value:
                countries.optionsWith(row.citizenship).find(({ value }) => value === row.citizenship)
                  ?.label ?? row.citizenship,
            },
            { term: m.volunteer_city(), value: row.city },
            { term: m.volunteer_university(), value: row.university },
            { term: m.volunteer_phone(), value: <span className="tabular">{formatPhone(row.phone)}</span> },
          ]}
        />
      )}
    </ReviewQueue>
  )
}

function useReviewedColumns({ sort, onSort }: { sort: VehicleSort; onSort: (sort: VehicleSort) => void }) {
  const locale = useLocale()
  const moments = useMoments()
  return useMemo((): ListColumn<ReviewedVolunteer>[] => {
    const by = requestHeadings({ sort, onSort })
    return [
      { key: 'name', head: m.organiser_column_name(), ...by.name, cell: row => nameIn(locale, row) },
      {
        key: 'birth',
        head: m.volunteer_age(),
        cell: row => <span className="tabular">{moments.shortDay(row.birthDate)}</span>,
      },
      { key: 'city', head: m.volunteer_city(), cell: row => row.city, roomy: true },
      {
        key: 'university',
        head: m.volunteer_university(),
        roomy: true,
        cell: row => <span className="block max-w-56 truncate lg:max-w-72">{row.university}</span>,
      },
      {
        key: 'sent',
        head: m.staff_column_sent(),
        ...by.requested,
        roomy: true,
        cell: row => (row.sentAt ? <span className="tabular">{moments.short(row.sentAt)}</span> : '—'),
      },
    ]
  }, [locale, moments, sort, onSort])
}
