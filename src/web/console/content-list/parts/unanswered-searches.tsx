import { useQuery } from '@tanstack/react-query'
import { listUnanswered } from '#contract/site-search.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'

/** What visitors searched for and did not find, beside the synonyms that could help them. Nothing while it loads: the list below is the work. */
export function UnansweredSearches() {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['organiser', 'searches', 'unanswered'],
    queryFn: ({ signal }) => callApi(listUnanswered, { signal }),
  })
  if (!data) return null
  return (
    <details className="rounded-md border px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        {m.content_unanswered_title()} <span className="tabular text-text-quiet">{data.items.length}</span>
      </summary>
      <p className="pb-2 text-sm text-text-quiet">
        {data.items.length > 0 ? m.content_unanswered_lead() : m.content_unanswered_none()}
      </p>
      {data.items.length > 0 && (
        <table className="w-full max-w-2xl text-sm">
          <thead>
            <tr className="text-left text-text-quiet">
              <th className="py-1 pr-4 font-normal">{m.content_unanswered_query()}</th>
              <th className="py-1 pr-4 font-normal">{m.content_unanswered_times()}</th>
              <th className="py-1 font-normal">{m.content_unanswered_last()}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ query, times, lastAt }) => (
              <tr key={query} className="border-t">
                <td className="py-2 pr-4 break-words">{query}</td>
                <td className="tabular py-2 pr-4">{times}</td>
                <td className="tabular py-2 whitespace-nowrap">{formatDay(lastAt.slice(0, 10), locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
