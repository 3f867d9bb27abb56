import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { loadVideos } from '#web/site/parts/media/load-videos.ts'
import { VideoList } from '#web/site/parts/media/video-list.tsx'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadVideos(args)
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function MediaPage() {
  const { page, videos } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <SitePageBody page={page}>
      {videos.length > 0 ? (
        <VideoList videos={videos} />
      ) : (
        <NothingYet
          title={m.gallery_videos_empty()}
          text={m.gallery_videos_empty_text()}
          link={{ to: to('album'), text: m.gallery_all_albums() }}
        />
      )}
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
