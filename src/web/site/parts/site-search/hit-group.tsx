import type { SiteHit, SiteHitGroup } from '#contract/site-search.ts'
import { m } from '#messages/compiled/messages.js'
import { dayAndMonth } from '#web/kit/dates/day-words.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Marked } from '../programme/marked.tsx'

type Kind = SiteHitGroup['kind']

const titles: Record<Kind, () => string> = {
  session: m.page_title_program,
  speaker: m.page_title_speakers,
  faqItem: m.page_title_faq,
  news: m.page_title_news,
  page: m.site_search_pages,
}

/** The results of one kind, and the way to all of them. */
export function HitGroup({ group, query }: { group: SiteHitGroup; query: string }) {
  const to = usePaths()
  const { kind, total, items } = group
  const heading = `found-${kind}`
  const whole = { session: 'program', speaker: 'speakers', faqItem: 'faq' } as const
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="flex items-baseline gap-3 border-b pb-3 text-xl font-semibold">
        {titles[kind]()}
        <span className="text-sm font-normal text-text-quiet">{total}</span>
      </h2>
      <ol className="divide-y">
        {items.map(hit => (
          <Hit key={hit.guid} kind={kind} hit={hit} />
        ))}
      </ol>
      {kind in whole && total > items.length && (
        <p className="pt-3">
          <a
            href={`${to(whole[kind as keyof typeof whole])}?q=${encodeURIComponent(query)}`}
            className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
          >
            {m.site_search_all({ count: total })}
          </a>
        </p>
      )}
    </section>
  )
}

function Hit({ kind, hit }: { kind: Kind; hit: SiteHit }) {
  const locale = useLocale()
  const { title, passage, day, startsAt, note } = hit
  const when = day && [dayAndMonth(day, locale), startsAt].filter(Boolean).join(', ')
  const facts = [when, note].filter(Boolean).join(' · ')
  return (
    <li>
      <a
        href={useHitAddress(kind, hit)}
        className="-mx-3 flex flex-col gap-1 rounded-md px-3 py-4 hover:bg-sunken"
      >
        <span className="font-medium">
          <Marked {...title} />
        </span>
        {facts && <span className="text-sm text-text-quiet">{facts}</span>}
        {passage && (
          <span className="measure text-sm">
            <Marked {...passage} />
          </span>
        )}
      </a>
    </li>
  )
}

function useHitAddress(kind: Kind, { guid, slug }: SiteHit): string {
  const to = usePaths()
  switch (kind) {
    case 'session':
      return to('programSession', { guid })
    case 'speaker':
      return to('speaker', { guid })
    case 'news':
      return to('newsItem', { guid })
    case 'faqItem':
      return `${to('faq')}#${guid}`
    case 'page':
      return to(slug ?? 'home')
  }
}
