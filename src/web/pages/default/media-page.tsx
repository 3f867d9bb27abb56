import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { loadVideos } from '../../features/media/load-videos.ts'
import { VideoList } from '../../features/media/video-list.tsx'
import { usePaths } from '../../features/session/use-locale.ts'
import { NothingYet } from '../../features/site-page/nothing-yet.tsx'
import { ProseRows } from '../../features/site-page/prose-rows.tsx'
import { SitePageBody } from '../../features/site-page/site-page-body.tsx'
import { sitePageMeta } from '../../features/site-page/site-page-meta.ts'

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
