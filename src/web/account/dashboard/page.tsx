import { ChevronRight } from 'lucide-react'
import { Link, type MetaDescriptor } from 'react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import { m } from '#messages/compiled/messages.js'
import { AssistancePart } from '#web/account/assistant/view.tsx'
import { NextInProgramme, RecommendedToYou } from '#web/account/itinerary/view.tsx'
import { useCurrentParticipant } from '#web/account/participant/queries.ts'
import { SupportContacts } from '#web/account/section/view.tsx'
import { OwnArchetype } from '#web/account/survey/view.tsx'
import { useUpdates } from '#web/account/updates/queries.ts'
import { homeHeadline } from '#web/kit/dashboard/home-headline.ts'
import { isUpdateSettled } from '#web/kit/dashboard/home-tasks.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { UrgentMark } from '#web/kit/update/update-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ArrivalPanel } from './parts/arrival-panel.tsx'
import { HeadlineHeading } from './parts/headline-heading.tsx'
import { LatestNews } from './parts/latest-news.tsx'
import { TodoList } from './parts/todo-list.tsx'
import { WhenAndWhere } from './parts/when-and-where.tsx'
import { useDashboard } from './queries.ts'
import { ClosedReasons } from './view.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('account'))
}

export default function HomePage() {
  const participant = useCurrentParticipant()
  const { data, error, refetch } = useDashboard(participant?.guid ?? null)
  if (data) return <HomeView dashboard={data} />
  return error ? <LoadFailure error={error} onRetry={() => refetch()} /> : <HomeSkeleton />
}

/** Placeholders in the shape of the page. */
function HomeSkeleton() {
  return (
    <div aria-busy="true" className="space-y-10">
      <div role="status">
        <VisuallyHidden>{m.loading()}</VisuallyHidden>
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-4 h-9 w-80 max-w-full" />
        <Skeleton className="mt-5 h-4 w-120 max-w-full" />
      </div>
      <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="divide-y border-y">
          {['first', 'second', 'third', 'fourth'].map(row => (
            <div key={row} className="flex items-center gap-4 py-5">
              <Skeleton className="size-6 rounded-full" />
              <Skeleton className="h-4 w-48" />
            </div>
          ))}
        </div>
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  )
}

const needSupport = ['hold', 'refused', 'rejected', 'cancelled', 'replaced']
const closed = ['refused', 'rejected', 'cancelled', 'replaced', 'over']

/** The cabinet's home: may I enter, what must I do, when and where. */
function HomeView({ dashboard }: { dashboard: Dashboard }) {
  const headline = homeHeadline(dashboard)
  const isClosed = closed.includes(headline.kind)
  const isOver = headline.kind === 'over'
  const when = <WhenAndWhere countdown={dashboard.countdown} />
  return (
    <div className="space-y-10">
      <UrgentUpdates dashboard={dashboard} />
      {headline.kind === 'enter' ? (
        <ArrivalPanel dashboard={dashboard} started={headline.started} />
      ) : (
        <HeadlineHeading headline={headline} dashboard={dashboard} />
      )}
      <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-10">
          {isClosed && !isOver && <ClosedReasons dashboard={dashboard} />}
          {needSupport.includes(headline.kind) && <SupportContacts />}
          {!isClosed && <TodoList dashboard={dashboard} />}
          {!isClosed && <OwnArchetype participantGuid={dashboard.guid} />}
          {/* Nothing else is left then, so there is no second column. */}
          {isOver && when}
          {!isClosed && (
            <>
              <NextInProgramme guid={dashboard.guid} />
              <RecommendedToYou guid={dashboard.guid} />
            </>
          )}
          <AssistancePart />
          <LatestNews />
        </div>
        {!isOver && !needSupport.slice(1).includes(headline.kind) && when}
      </div>
    </div>
  )
}

/** This many are shown on the home page; the others wait in their section. */
const shown = 2

/** Urgent updates stay on the home page until they are read, or until what they ask for is done. */
function UrgentUpdates({ dashboard }: { dashboard: Dashboard }) {
  const { data } = useUpdates(dashboard.guid)
  const to = usePaths()
  const urgent = (data ?? []).filter(
    update => update.urgent && !update.readAt && !isUpdateSettled(update.html, dashboard.checklist),
  )
  if (urgent.length === 0) return null
  const page = { pathname: to('account-chat') }
  return (
    <section aria-label={m.updates_urgent_label()} className="rounded-md bg-attention-soft px-4">
      <ul className="divide-y">
        {urgent.slice(0, shown).map(update => (
          <li key={update.guid}>
            <Link
              to={{ ...page, search: `?tab=updates&update=${update.guid}` }}
              className="group flex items-center gap-3 py-3.5 text-sm -outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <UrgentMark />
                <span className="mt-0.5 block text-base/6 font-medium text-text group-hover:underline">
                  {update.title}
                </span>
              </span>
              <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-attention" />
            </Link>
          </li>
        ))}
        {urgent.length > shown && (
          <li>
            <Link to={{ ...page, search: '?tab=updates' }} className="text-link my-3 inline-block text-sm">
              {m.updates_more({ count: urgent.length - shown })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
