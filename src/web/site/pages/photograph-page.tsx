import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { openPicture } from '#web/site/parts/album/load-albums.ts'
import { PhotographChronicle } from '#web/site/parts/album/photograph-chronicle.tsx'
import { loadSitePage } from '#web/site/parts/site-page/load-site-page.ts'
import { NothingYet } from '#web/site/parts/site-page/nothing-yet.tsx'
import { ProseRows } from '#web/site/parts/site-page/prose-rows.tsx'
import { SitePageBody } from '#web/site/parts/site-page/site-page-body.tsx'
import { sitePageMeta } from '#web/site/parts/site-page/site-page-meta.ts'
import { WaysOn } from '#web/site/parts/site-page/ways-on.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { page, content, locale } = await loadSitePage(args, 'photo')
  const albums = (await content.albums(locale))
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ guid, title, date, pictures }) => ({ guid, title, date, pictures }))
  const total = albums.reduce((sum, { pictures }) => sum + pictures.length, 0)
  return { page, albums, at: openPicture(args.url, total) }
}

export function meta(args: MetaArgs): MetaDescriptor[] {
  return sitePageMeta(args)
}

export default function PhotographPage() {
  const { page, albums, at } = useLoaderData<typeof loader>()
  const to = usePaths()
  return (
    <SitePageBody page={page} actions={<WaysOn links={[{ page: 'album', text: m.gallery_all_albums() }]} />}>
      <ProseRows prose={page.prose} />
      {albums.length > 0 ? (
        <PhotographChronicle albums={albums} at={at} />
      ) : (
        <NothingYet
          title={m.gallery_empty()}
          text={m.gallery_empty_text()}
          link={{ to: to('news'), text: m.site_empty_news() }}
        />
      )}
    </SitePageBody>
  )
}
