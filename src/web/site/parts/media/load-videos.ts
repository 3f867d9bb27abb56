import type { LoaderFunctionArgs } from 'react-router'
import type { Video } from '#contract/site-page.ts'
import { loadSitePage, type PageText } from '#web/site/parts/site-page/load-site-page.ts'

export type VideosData = { page: PageText; videos: Video[] }

export async function loadVideos(args: LoaderFunctionArgs): Promise<VideosData> {
  const { page, content, locale } = await loadSitePage(args, 'media')
  return { page, videos: await content.videos(locale) }
}
