import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { previewProgramme } from '#contract/organiser-programme.ts'
import { m } from '#messages/compiled/messages.js'
import { FilterTabs } from '#web/console/queue/form.tsx'
import { ConsolePage, LoadFailure } from '#web/console/screen/view.tsx'
import { callApi } from '#web/kit/api/call-api.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { oneOf, useUrlParameters } from '#web/kit/list/list-address.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { DaySchedule } from '#web/kit/programme/day-schedule.tsx'
import { viewOf } from '#web/kit/programme/programme-view.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The programme with all drafts in it, drawn as the site draws it; a session leads to its editor. */
export function ProgrammePreview() {
  const locale = useLocale()
  const to = usePaths()
  const [parameters] = useUrlParameters()
  const edition = parameters.get('edition') ?? undefined
  const search = edition ? `?edition=${edition}` : ''
  const { data, error, refetch } = useQuery({
    queryKey: ['organiser', 'programme', 'preview', locale, edition ?? null],
    queryFn: ({ signal }) =>
      callApi(previewProgramme, { query: { locale, ...(edition && { edition }) }, signal }),
  })
  return (
    <ConsolePage
      wide
      title={m.content_preview_title()}
      lead={m.content_preview_note()}
      above={
        <Link
          to={{ pathname: to('organiser-programme'), search }}
          className="text-link inline-flex items-center gap-1.5"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.content_board_back()}
        </Link>
      }
    >
      {data ? (
        <Days programme={viewOf(data, locale)} search={search} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 rounded-md" />
        </div>
      )}
    </ConsolePage>
  )
}

function Days({ programme, search }: { programme: ReturnType<typeof viewOf>; search: string }) {
  const locale = useLocale()
  const moments = useMoments()
  const to = usePaths()
  const navigate = useNavigate()
  const [parameters] = useUrlParameters()
  const day = oneOf(parameters.get('day'), programme.days, programme.days[0] ?? '')
  const sessions = programme.sessions.filter(session => session.day === day)
  // The site's links lead to public pages, where drafts are missing, so open the editor instead.
  const openEditor = (event: MouseEvent) => {
    const session = event.target instanceof Element && event.target.closest<HTMLElement>('[data-session]')
    const guid = session ? session.dataset.session : undefined
    if (!guid) return
    event.preventDefault()
    void navigate({ pathname: to('organiser-content-item', { kind: 'programmeSession', guid }), search })
  }
  return (
    <div>
      <FilterTabs
        label={m.content_board_days()}
        parameter="day"
        value={day}
        tabs={programme.days.map(date => ({
          value: date,
          label: moments.shortDay(date),
          count: programme.sessions.filter(session => session.day === date).length,
        }))}
      />
      {sessions.length === 0 ? (
        <EmptyState title={m.content_board_day_empty()}>{m.content_board_day_empty_text()}</EmptyState>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard and turn it into clicks
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing here reacts but the links inside
        <div onClick={openEditor}>
          <DaySchedule
            programme={programme}
            day={day}
            sessions={sessions}
            locale={locale}
            addressOf={guid => to('programSession', { guid })}
            clock={null}
            grid
          />
        </div>
      )}
    </div>
  )
}
