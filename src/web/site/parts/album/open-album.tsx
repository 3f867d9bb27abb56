import type { Album } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { PictureViewer } from './picture-viewer.tsx'

type OpenAlbumProps = {
  album: Album
  /** The picture that the address opens, counted from 0. */
  at: number | null
}

export function OpenAlbum({ album, at }: OpenAlbumProps) {
  const { guid, title, date, description, pictures } = album
  const to = usePaths()
  const locale = useLocale()
  const addressOf = (at: number | null) =>
    `${to('album')}?album=${guid}${at === null ? '' : `&picture=${at + 1}`}`
  return (
    <div className="page-width pt-8 pb-12 md:pt-12 md:pb-16">
      <a href={to('album')} className="text-link inline-flex min-h-11 items-center text-sm print:hidden">
        {m.gallery_all_albums()}
      </a>
      <p className="mt-4 mb-2 flex flex-wrap gap-x-3 text-sm text-text-quiet">
        <time dateTime={date}>{formatDay(date, locale)}</time>
        <span>{m.gallery_pictures({ count: pictures.length })}</span>
      </p>
      <PageHeading title={title} lead={description} />
      {pictures.length > 0 ? (
        <div className="mt-8 md:mt-10">
          <PictureViewer pictures={pictures} at={at} addressOf={addressOf}>
            <PictureGrid pictures={pictures} addressOf={addressOf} eager={at === null ? 6 : 0} />
          </PictureViewer>
          <p className="mt-4 text-sm text-text-quiet max-md:hidden print:hidden">{m.gallery_keys()}</p>
        </div>
      ) : (
        <EmptyState title={m.gallery_empty()} className="mt-8 border-t">
          {m.gallery_empty_text()}
        </EmptyState>
      )}
    </div>
  )
}
