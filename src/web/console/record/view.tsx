import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, UsersRound, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { meetColleagues } from '#contract/organiser-record.ts'
import { type PresenceKind, presenceInterval } from '#domain/organiser/record-presence.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { isGone } from '#web/console/screen/rules.ts'
import { ConsolePage, LoadFailure } from '#web/console/screen/view.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePageFoot } from '#web/ui/use-page-foot.ts'
import { useRecordTarget } from './queries.ts'

/** Colleagues who have the same record open now: said before both have decided, not only when the second one does. */
export function OpenByOthers({ kind, guid }: Presence) {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['record-presence', kind, guid],
    queryFn: ({ signal }) => callApi(meetColleagues, { body: { kind, guid }, signal }),
    refetchInterval: presenceInterval,
    gcTime: 0,
    retry: false,
  })
  if (!data || data.others.length === 0) return null
  return (
    <p role="status" className="flex items-center gap-2 text-sm">
      <UsersRound aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-attention" />
      {m.record_open_by({ who: data.others.map(name => colleagueName(locale, name)).join(', ') })}
    </p>
  )
}

type Presence = { kind: PresenceKind; guid: string }

type RecordPageProps<Data> = {
  /** Of which it is told who else has it open. */
  presence?: Presence
  list: Pick<LinkProps, 'to' | 'state'>
  listText: string
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  titleOf: (data: Data) => string
  /** The heading when loading failed. */
  failedTitle: string
  skeleton: ReactNode
  /** Full width, for comparing things side by side. */
  wide?: boolean
  /** The actions, pinned to the foot. */
  foot?: ReactNode
  children: (data: Data) => ReactNode
}

/** A record of a queue on its own page: the link back, the record, and the actions pinned to the foot. */
export function RecordPage<Data>({
  query,
  list,
  presence,
  wide = false,
  foot,
  ...props
}: RecordPageProps<Data>) {
  const { data, error } = query
  const footBar = usePageFoot()
  return (
    <div className="flex min-h-full flex-col max-lg:flex-1 lg:h-full">
      <div className="relative flex-1 lg:min-h-0 lg:overflow-y-auto">
        <ConsolePage
          wide={wide}
          above={
            <Link {...list} className="text-link inline-flex items-center gap-1.5">
              <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
              {props.listText}
            </Link>
          }
          title={data ? props.titleOf(data) : error ? props.failedTitle : <Skeleton className="h-7 w-64" />}
        >
          {presence && data && <OpenByOthers {...presence} />}
          {data ? (
            props.children(data)
          ) : error && isGone(error) ? (
            <EmptyState
              title={m.content_not_found_title()}
              action={
                <Button asChild variant="secondary">
                  <Link {...list}>{props.listText}</Link>
                </Button>
              }
            >
              {m.content_not_found_text()}
            </EmptyState>
          ) : error ? (
            <LoadFailure error={error} onRetry={() => query.refetch()} />
          ) : (
            props.skeleton
          )}
        </ConsolePage>
      </div>
      <div ref={footBar} className="sticky bottom-0 z-30 bg-raised lg:static">
        {foot}
      </div>
    </div>
  )
}

type RecordPanelProps = {
  /** Of which it is told who else has it open. */
  presence?: Presence
  title: ReactNode
  /** Beside the cross: a link to the record's own page. */
  link?: ReactNode
  actions?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** The open record beside its list. Actions are above the data, so that they are always in the same place. */
export function RecordPanel({ title, presence, link, actions, children, onClose }: RecordPanelProps) {
  return (
    <aside
      aria-labelledby="record-title"
      className="flex w-[min(34rem,44vw)] shrink-0 flex-col border-l bg-raised motion-safe:animate-fade-in"
    >
      <header className="space-y-3 border-b py-3 pr-3 pl-6">
        <div className="flex items-center gap-2">
          <h2 id="record-title" className="min-w-0 flex-1 text-lg font-semibold">
            {title}
          </h2>
          {link}
          <IconButton size="sm" label={m.close()} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        {presence && <OpenByOthers key={presence.guid} {...presence} />}
        {actions}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area without controls must take the keyboard */}
      <div tabIndex={0} className="relative min-h-0 flex-1 overflow-y-auto px-6 py-5 -outline-offset-2">
        {children}
      </div>
    </aside>
  )
}

/** A person's name, as a link to the application for those who may read it. */
export function ApplicantName({ applicationGuid, name }: { applicationGuid: string; name: string }) {
  const target = useRecordTarget()
  if (!useOrganiser().may('read-applications')) return <span className="font-medium">{name}</span>
  return (
    <Link
      {...target('organiser-application', applicationGuid)}
      className="text-link inline-flex min-h-6 items-center font-medium"
    >
      {name}
    </Link>
  )
}
