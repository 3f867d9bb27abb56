import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { publicMeta } from '#web/kit/page-meta/page-meta.ts'
import { AlbumCards } from '#web/site/parts/album/album-cards.tsx'
import { loadAlbums } from '#web/site/parts/album/load-albums.ts'
import { OpenAlbum } from '#web/site/parts/album/open-album.tsx'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'
import { WaysOn } from '#web/site/parts/site-page/ways-on.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadAlbums(args)
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  const open = args.loaderData?.open
  if (!open) return sitePageMeta(args)
  const { title, description } = open
  return publicMeta(args, { title: m.gallery_album_title({ title }), description })
}

export default function AlbumPage() {
  const { page, albums, open, at } = useLoaderData<typeof loader>()
  const to = usePaths()
  if (open) return <OpenAlbum album={open} at={at} />
  return (
    <SitePageBody
      page={page}
      actions={<WaysOn links={[{ page: 'photo', text: m.gallery_to_photograph() }]} />}
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
