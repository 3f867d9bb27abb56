import { Rss } from 'lucide-react'
import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { loadNews } from '#web/site/parts/news/load-news.ts'
import { newsFeedAddress } from '#web/site/parts/news/news-address.ts'
import { NewsRows } from '#web/site/parts/news/news-cards.tsx'
import { newsMeta } from '#web/site/parts/news/news-meta.ts'
import { NewsPages } from '#web/site/parts/news/news-pages.tsx'
import { NewsTopics } from '#web/site/parts/news/news-topics.tsx'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadNews(args)
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  return newsMeta(args, args.loaderData)
}

export default function NewsPage() {
  const { page, list, topic } = useLoaderData<typeof loader>()
  const to = usePaths()
  const locale = useLocale()
  const nothing = topic
    ? {
        title: m.news_empty_topic(),
        text: m.news_empty_topic_text(),
        link: { to: to('news'), text: m.news_all() },
      }
    : {
        title: m.news_empty(),
        text: m.news_empty_text(),
        link: { to: to('conditions'), text: m.news_empty_link() },
      }
  return (
    <SitePageBody page={page}>
      <div className="page-width pb-12 md:pb-16">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {(list.total > 0 || topic) && <NewsTopics topics={list.topics} chosen={topic} />}
          <a
            href={newsFeedAddress(locale)}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center gap-2"
          >
            <Rss aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {m.news_feed()}
          </a>
        </div>
        {list.total > 0 && (
          <div className="mt-8 md:mt-10">
            <NewsRows items={list.items} eager={1} />
            <NewsPages page={list.page} pages={list.pages} topic={topic} />
          </div>
        )}
      </div>
      {list.total === 0 && <NothingYet {...nothing} />}
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
