import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listLeftSpeakers } from '#contract/organiser-speaker.ts'
import { m } from '#messages/compiled/messages.js'
import { bilingualName } from '#web/console/content/words.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Cards on the site of people who do not take part any more, each waiting for an editor's decision. */
export function LeftSpeakers() {
  const locale = useLocale()
  const to = usePaths()
  const { data } = useQuery({
    queryKey: ['organiser', 'content', 'speaker', 'left'],
    queryFn: ({ signal }) => callApi(listLeftSpeakers, { signal }),
  })
  if (!data || data.items.length === 0) return null
  return (
    <Banner tone="attention">
      <p>{m.speaker_profile_left_list()}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {data.items.map(({ guid, title }) => (
          <li key={guid}>
            <Link to={to('organiser-content-item', { kind: 'speaker', guid })} className="text-link">
              {bilingualName(title, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
