import { ChevronDown, Megaphone, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useId } from 'react'
import type { ImportantUpdate } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMoment, formatMonthDay } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Prose } from '#web/ui/prose.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function UrgentMark() {
  return (
    <span className="inline-flex items-center gap-1 font-medium text-attention">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {m.updates_urgent()}
    </span>
  )
}

type UpdateItemProps = {
  update: ImportantUpdate
  open: boolean
  onToggle: () => void
  onRead: () => void
}

/** One update. Opening it marks it as read. */
function UpdateItem({ update, open, onToggle, onRead }: UpdateItemProps) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const id = useId()
  const unread = update.readAt === null
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (open && unread) read()
  }, [open, unread])
  return (
    <article aria-labelledby={`${id}-title`}>
      <h2 className="text-base font-normal tracking-normal">
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-text`}
          onClick={onToggle}
          className="flex w-full items-start gap-3 py-4 text-left -outline-offset-2 hover:bg-sunken"
        >
          <span className="flex h-6 w-2 shrink-0 items-center">
            {unread && <span className="size-2 rounded-full bg-info" />}
          </span>
          <span className="min-w-0 flex-1">
            <span className={classNames('block', unread && 'font-semibold')}>{update.title}</span>
            <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-quiet">
              {update.urgent && <UrgentMark />}
              {unread && <span className="font-medium text-info">{m.updates_new()}</span>}
              <time dateTime={update.publishedAt}>
                {formatMoment(Date.parse(update.publishedAt), locale, timeZone)}
              </time>
              {update.shownUntil && (
                <span>{m.updates_until({ date: formatMonthDay(update.shownUntil, locale) })}</span>
              )}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className={classNames(
              'mt-0.5 size-5 shrink-0 text-text-quiet transition-transform duration-150',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={`${id}-text`} hidden={!open} className="pt-1 pr-8 pb-6 pl-5">
        <Prose html={update.html} />
      </div>
    </article>
  )
}

type UpdateListProps = {
  updates: readonly ImportantUpdate[] | undefined
  error: Error | null
  onRetry: () => void
  onRead: (guid: string) => void
}

/** The important updates, newest first; each opens in its place, and its address is a link to it. */
export function UpdateList({ updates: data, error, onRetry, onRead }: UpdateListProps) {
  const [parameters, change] = useUrlParameters()
  const open = parameters.get('update')
  if (error && !data) return <LoadFailure error={error} onRetry={onRetry} />
  if (!data) return <ListSkeleton />
  if (data.length === 0)
    return (
      <EmptyState
        picture={<Megaphone aria-hidden="true" strokeWidth={1.25} className="size-9" />}
        title={m.updates_empty_title()}
      >
        {m.updates_empty_text()}
      </EmptyState>
    )
  return (
    <ul className="max-w-4xl divide-y border-b">
      {data.map(update => (
        <li key={update.guid}>
          <UpdateItem
            update={update}
            open={open === update.guid}
            onToggle={() => change({ update: open === update.guid ? null : update.guid })}
            onRead={() => onRead(update.guid)}
          />
        </li>
      ))}
    </ul>
  )
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="max-w-4xl divide-y border-b">
      <span role="status" className="sr-only">
        {m.loading()}
      </span>
      {['first', 'second', 'third', 'fourth'].map(row => (
        <div key={row} className="space-y-2.5 py-5">
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-3.5 w-32" />
        </div>
      ))}
    </div>
  )
}
