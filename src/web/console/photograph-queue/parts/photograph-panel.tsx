import { Check, ImageUp, Maximize2 } from 'lucide-react'
import { Link } from 'react-router'
import type { PhotographRow } from '#contract/organiser-photograph.ts'
import type { PhotographDecision } from '#domain/photograph/photograph-change.ts'
import { m } from '#messages/compiled/messages.js'
import { PrivatePhotograph } from '#web/console/person/view.tsx'
import { PhotographCheckLine } from '#web/console/photograph/view.tsx'
import { useRecordTarget } from '#web/console/record/queries.ts'
import { RecordPanel } from '#web/console/record/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'

type PhotographPanelProps = {
  row: PhotographRow
  pending: boolean
  onDecide: (decision: PhotographDecision) => void
  onClose: () => void
}

/** The photograph as large as there is room, what the automatic check found, and the decision. */
export function PhotographPanel({ row, pending, onDecide, onClose }: PhotographPanelProps) {
  const locale = useLocale()
  const moments = useMoments()
  const target = useRecordTarget()
  const name = nameIn(locale, row)
  return (
    <RecordPanel
      presence={{ kind: 'photograph', guid: row.guid }}
      title={name}
      link={
        <Link
          {...target('organiser-application', row.guid)}
          aria-label={m.photograph_queue_open_person({ name })}
          title={m.photograph_queue_open_person({ name })}
          className="inline-flex size-9 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text"
        >
          <Maximize2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Link>
      }
      actions={
        <div className="flex flex-wrap gap-2">
          <PageButton icon={Check} size="sm" loading={pending} onClick={() => onDecide('accept')}>
            {m.organiser_photograph_accept()}
          </PageButton>
          <PageButton icon={ImageUp} size="sm" variant="secondary" onClick={() => onDecide('request')}>
            {m.organiser_photograph_request()}
          </PageButton>
        </div>
      }
      onClose={onClose}
    >
      <PrivatePhotograph
        key={row.photographFileGuid}
        fileGuid={row.photographFileGuid}
        name={name}
        className="w-full max-w-md"
      />
      {row.check && <PhotographCheckLine check={row.check} />}
      <p className="mt-4 text-sm text-text-quiet">
        {m.organiser_photograph_review_text({ when: moments.moment(row.since) })}
      </p>
    </RecordPanel>
  )
}
