import { Maximize2 } from 'lucide-react'
import { Link } from 'react-router'
import type { DecisionKind } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import type { DecisionSubject } from '#web/console/decision/rules.ts'
import { RecordPanel } from '#web/console/record/view.tsx'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { ApplicationActions } from './parts/application-actions.tsx'
import { ApplicationView } from './parts/application-view.tsx'
import { useApplication } from './queries.ts'

type ApplicationPanelProps = {
  guid: string
  search: string
  onDecide: (subject: DecisionSubject, decision: DecisionKind) => void
  onClose: () => void
}

export function ApplicationPanel({ guid, search, onDecide, onClose }: ApplicationPanelProps) {
  const { data, error, refetch } = useApplication(guid)
  const to = usePaths()
  const locale = useLocale()
  return (
    <RecordPanel
      presence={{ kind: 'application', guid }}
      title={data ? nameIn(locale, data) : <Skeleton className="h-5 w-48" />}
      link={
        <Link
          {...quietTarget({ pathname: to('organiser-application', { guid }), search }, { fromQueue: true })}
          aria-label={m.organiser_open_own_page()}
          title={m.organiser_open_own_page()}
          className="inline-flex size-9 items-center justify-center rounded-md text-text-quiet hover:bg-sunken hover:text-text"
        >
          <Maximize2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Link>
      }
      actions={
        data && (
          <ApplicationActions size="sm" application={data} onDecide={decision => onDecide(data, decision)} />
        )
      }
      onClose={onClose}
    >
      {data ? (
        <ApplicationView key={guid} application={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <ApplicationSkeleton />
      )}
    </RecordPanel>
  )
}

export function ApplicationSkeleton() {
  return (
    <div aria-busy="true" className="space-y-8">
      <div className="flex gap-5">
        <Skeleton className="size-24 rounded-md sm:size-32" />
        <SkeletonText lines={3} className="flex-1 pt-2" />
      </div>
      <SkeletonText lines={8} />
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
    </div>
  )
}
