import type { LoaderFunctionArgs } from 'react-router'
import { minutesAt } from '#domain/programme/day-time.ts'
import { zoneWords } from '#messages/zone-words.ts'
import { clockAhead } from '#web/kit/demo/clock-ahead.ts'
import { pageDataContext } from '#web/page-data-context.ts'
import { localeOf, pathTo } from '#web/paths.ts'
import type { ProgrammeFacts } from './programme-body.tsx'
import { unsearched } from './search-state.ts'

/** What the programme page is rendered with; a search is answered here like by the API. */
export async function programmeFacts(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  { past }: { past: boolean },
): Promise<ProgrammeFacts> {
  const data = context.get(pageDataContext)
  const locale = localeOf(url.pathname)
  const edition = await data.edition()
  const { today } = edition.clock
  // On other days the page must not change from minute to minute.
  const isOn = edition.startsOn <= today && today <= edition.endsOn
  const query = past ? '' : (url.searchParams.get('q') ?? '')
  return {
    locale,
    path: url.pathname,
    search: url.search,
    sessions: pathTo(locale, 'program'),
    found: unsearched(query) ?? {
      is: 'done',
      query,
      answer: await data.searchProgramme(locale, query),
    },
    past,
    clock: {
      ahead: clockAhead(edition),
      day: today,
      minutes: isOn ? minutesAt(Date.parse(edition.clock.now), edition.timeZone) : 0,
    },
    zone: zoneWords(edition.timeZone, edition.startsOn, { locale }),
  }
}
