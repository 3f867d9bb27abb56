import type { HomeEntry } from '#contract/home-page.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Prose } from '#web/ui/prose.tsx'
import { PagePart } from './page-part.tsx'

/** Whom the forum calls for, with an address that answers. */
export function Calls({ entries }: { entries: readonly HomeEntry[] }) {
  const locale = useLocale()
  if (entries.length === 0) return null
  return (
    <PagePart title={m.home_calls_title()}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {entries.map(({ guid, title, bodyHtml, email, until }) => (
          <li key={guid} className="border-t py-5">
            <h3 className="text-lg font-semibold">{title}</h3>
            {until && (
              <p className="mt-1 text-sm text-text-quiet">
                {m.home_call_until({ date: formatDay(until, locale) })}
              </p>
            )}
            <Prose html={bodyHtml} className="mt-2 text-text-quiet" />
            {email && (
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
                className="text-link mt-2 inline-flex min-h-11 items-center wrap-anywhere"
              >
                {email}
              </a>
            )}
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
