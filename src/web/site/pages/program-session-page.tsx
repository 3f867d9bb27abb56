import { CalendarPlus } from 'lucide-react'
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { formatName } from '#messages/session-names.ts'
import { fullDay, timeSpan } from '#web/kit/dates/day-words.ts'
import { Star } from '#web/kit/favourite/star.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { type LoadedSession, loadSession } from '#web/site/parts/programme/load-programme.ts'
import { SessionAdviceParts } from '#web/site/parts/programme/session-advice.tsx'
import {
  calendarAddress,
  peopleOf,
  SessionFacts,
  sessionKind,
} from '#web/site/parts/programme/session-facts.tsx'
import { SessionNeighbours } from '#web/site/parts/programme/session-neighbours.tsx'
import { SessionPersonList } from '#web/site/parts/programme/session-person-list.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Prose } from '#web/ui/prose.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadSession(args)
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  const loaded = args.loaderData as LoadedSession | undefined
  if (!loaded) return [{ title: m.product_name() }]
  const { session, forum } = loaded
  return publicMeta(args, (_, locale) => {
    const description = m.programme_session_meta({
      day: fullDay(session.day, locale),
      time: `${timeSpan(session).replaceAll('\u2060', '')} (${forum.offset})`,
      hall: session.hallName ? `, ${session.hallName}` : '',
      format: formatName(session.format),
      name: forum.name,
    })
    return { title: forum.current ? session.title : `${session.title} — ${forum.name}`, description }
  })
}

export default function ProgramSessionPage() {
  const { session, forum, previous, next, advice } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const to = usePaths()
  const { speakers, moderators } = peopleOf(session)
  const back = forum.current ? to('program') : forum.slug === '2024' ? to('program2024') : to('archive')
  return (
    <article className="page-width pt-6 pb-12 md:pt-10 md:pb-20">
      <a href={back} className="text-link inline-flex min-h-11 items-center text-sm print:hidden">
        {m.programme_session_back()}
      </a>
      <PageHeading
        className="mt-4 max-w-4xl"
        above={forum.current ? sessionKind(session) : `${sessionKind(session)} · ${forum.name}`}
        title={session.title}
      />
      <div className="mt-8 grid gap-x-8 gap-y-10 border-t pt-8 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-5 lg:border-l lg:pl-8">
          <div data-panel-part="">
            <SessionFacts session={session} locale={locale} zone={forum.zone} />
          </div>
          {forum.current && (
            <div className="mt-6 flex flex-wrap gap-3 max-sm:grid print:hidden" data-panel-action="">
              {session.format !== 'break' && <Star guid={session.guid} name={session.title} worded />}
              <a
                href={calendarAddress(session.guid, locale)}
                download
                className={buttonClasses({ variant: 'secondary' })}
              >
                <CalendarPlus aria-hidden="true" />
                {m.programme_download_ics()}
              </a>
            </div>
          )}
        </div>
        <div data-panel-part="" className="grid content-start gap-10 lg:col-span-7">
          {session.abstractHtml && <Prose html={session.abstractHtml} className="text-lg" />}
          <SessionPersonList
            title={m.programme_session_speakers({ count: speakers.length })}
            people={speakers}
            locale={locale}
            level={2}
          />
          <SessionPersonList
            title={m.programme_session_moderators({ count: moderators.length })}
            people={moderators}
            locale={locale}
            level={2}
          />
          {advice && <SessionAdviceParts session={session} advice={advice} locale={locale} />}
        </div>
      </div>
      <div className="mt-12">
        <SessionNeighbours previous={previous} next={next} locale={locale} />
      </div>
    </article>
  )
}
