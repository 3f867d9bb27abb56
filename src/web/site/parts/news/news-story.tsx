import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Image } from '#web/kit/picture/image.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Prose } from '#web/ui/prose.tsx'
import { CopyLink } from './copy-link.tsx'
import type { NewsItemData } from './load-news.ts'
import { NeighbourLinks } from './neighbour-links.tsx'
import { newsAddress } from './news-address.ts'
import { NewsCards } from './news-cards.tsx'
import { newsTopicName } from './news-topic-name.ts'

/** One news item, then more of its topic, and the next older and newer ones. */
export function NewsStory({ item, older, newer, address }: NewsItemData) {
  const to = usePaths()
  const locale = useLocale()
  const { topic, date, title, summary, cover, bodyHtml, related } = item
  const link = (news: NewsItemData['older']) =>
    news && { href: to('newsItem', { guid: news.guid }), text: news.title }
  return (
    <div className="page-width pt-8 pb-12 md:pt-12 md:pb-16">
      <article className="grid gap-x-8 lg:grid-cols-12">
        <header className="lg:col-span-10 lg:col-start-2 xl:col-span-8 xl:col-start-3">
          <a href={to('news')} className="text-link inline-flex min-h-11 items-center text-sm print:hidden">
            {m.news_all()}
          </a>
          <p className="mt-4 mb-2 flex flex-wrap gap-x-3 text-sm text-text-quiet">
            <time dateTime={date}>{formatDay(date, locale)}</time>
            <a
              href={newsAddress(locale, { topic, page: 1 })}
              className="underline-offset-4 hover:text-text hover:underline"
            >
              {newsTopicName(topic)}
            </a>
          </p>
          <PageHeading title={title} lead={summary} />
        </header>
        {cover && (
          <div className="mt-8 overflow-hidden rounded-lg bg-sunken lg:col-span-10 lg:col-start-2 xl:col-span-8 xl:col-start-3">
            <Image
              path={cover.path}
              alt={cover.alt}
              width={795}
              height={447}
              loading="eager"
              className="aspect-video h-auto w-full"
            />
          </div>
        )}
        <div className="mt-8 lg:col-span-10 lg:col-start-2 xl:col-span-8 xl:col-start-3">
          <Prose html={bodyHtml} className="text-lg/8" />
          <div className="mt-8 border-t pt-2">
            <CopyLink address={address} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-12 border-t pt-8 md:mt-16 md:pt-12 print:hidden">
          <h2 id="related" className="mb-6 text-2xl font-semibold tracking-tight md:mb-8">
            {m.news_related()}
          </h2>
          <NewsCards items={related} />
        </section>
      )}
      <NeighbourLinks
        label={m.news_neighbours()}
        previous={link(older)}
        next={link(newer)}
        words={{ previous: m.news_older(), next: m.news_newer() }}
      />
    </div>
  )
}
