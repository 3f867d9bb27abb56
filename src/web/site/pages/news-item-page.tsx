import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { loadNewsItem } from '#web/site/parts/news/load-news.ts'
import { NewsStory } from '#web/site/parts/news/news-story.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadNewsItem(args)
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  const item = args.loaderData?.item
  if (!item) return [{ title: m.product_name() }]
  return publicMeta(args, { title: item.title, description: item.summary })
}

export default function NewsItemPage() {
  return <NewsStory {...useLoaderData<typeof loader>()} />
}
