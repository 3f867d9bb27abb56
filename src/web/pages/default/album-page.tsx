import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { AlbumCards } from '../../features/album/album-cards.tsx'
import { keepAlbumData } from '../../features/album/keep-album-data.ts'
import { loadAlbums } from '../../features/album/load-albums.ts'
import { OpenAlbum } from '../../features/album/open-album.tsx'
import { publicMeta } from '../../features/page-meta/page-meta.ts'
import { usePaths } from '../../features/session/use-locale.ts'
import { NothingYet } from '../../features/site-page/nothing-yet.tsx'
import { ProseRows } from '../../features/site-page/prose-rows.tsx'
import { SitePageBody } from '../../features/site-page/site-page-body.tsx'
import { sitePageMeta } from '../../features/site-page/site-page-meta.ts'
import { WaysOn } from '../../features/site-page/ways-on.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadAlbums(args)
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return keepAlbumData(args)
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  const open = args.loaderData?.open
  if (!open) return sitePageMeta(args)
  const { title, description } = open
  return publicMeta(args, { title: m.gallery_album_title({ title }), description })
}

export default function AlbumPage() {
  const { page, albums, open } = useLoaderData<typeof loader>()
  const to = usePaths()
  if (open) return <OpenAlbum album={open} />
  return (
    <SitePageBody
      page={page}
      actions={
        <WaysOn
          links={[
            { page: 'photo', text: m.gallery_to_photo() },
            { page: 'media', text: m.gallery_to_video() },
          ]}
        />
      }
    >
      {albums.length > 0 ? (
        <AlbumCards albums={albums} />
      ) : (
        <NothingYet
          title={m.gallery_empty()}
          text={m.gallery_empty_text()}
          link={{ to: to('news'), text: m.site_empty_news() }}
        />
      )}
      <ProseRows prose={page.prose} />
    </SitePageBody>
  )
}
