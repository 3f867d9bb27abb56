import { topics } from '#domain/content/content-choice.ts'
import { m } from '#messages/compiled/messages.js'
import { topicName } from '#messages/session-names.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'

/** Ways on where a query found nothing: the topics of the programme, and a person to ask. */
export function NothingFound({ query }: { query: string }) {
  const to = usePaths()
  const locale = useLocale()
  return (
    <section aria-labelledby="nothing-found" className="max-w-2xl">
      <h2 id="nothing-found" className="text-xl font-semibold">
        {m.programme_search_none({ query })}
      </h2>
      <p className="mt-2 text-text-quiet">{m.site_search_none_text()}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {topics.map(topic => (
          <li key={topic}>
            <a
              href={`${to('program')}?topic=${topic}`}
              className="inline-flex min-h-11 items-center rounded-full border px-4 text-sm hover:bg-sunken"
            >
              {topicName(topic, { locale })}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <a
          href={to('contacts')}
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {m.site_faq_ask()}
        </a>
      </p>
    </section>
  )
}
