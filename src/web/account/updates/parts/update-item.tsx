import { ChevronDown } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { ImportantUpdate } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { formatMoment, formatMonthDay } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLatestCallback } from '#web/kit/list/use-latest-callback.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Prose } from '#web/ui/prose.tsx'
import { UrgentMark } from '../urgent-mark.tsx'

type UpdateItemProps = {
  update: ImportantUpdate
  open: boolean
  onToggle: () => void
  onRead: () => void
}

/** One update: its title opens it, and what was opened counts as read. */
export function UpdateItem({ update, open, onToggle, onRead }: UpdateItemProps) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const id = useId()
  const unread = update.readAt === null
  const read = useLatestCallback(onRead)
  useEffect(() => {
    if (open && unread) read()
  }, [open, unread, read])
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
              <time dateTime={update.publishedAt} className="tabular">
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
