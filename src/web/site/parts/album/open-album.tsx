import { Link } from 'react-router'
import type { Album } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { PictureViewer } from './picture-viewer.tsx'

/** One album: what it is, and its pictures. */
export function OpenAlbum({ album: { title, date, description, pictures } }: { album: Album }) {
  const to = usePaths()
  const locale = useLocale()
  return (
    <div className="page-width pt-8 pb-12 md:pt-12 md:pb-16">
      <Link to={to('album')} className="text-link inline-flex min-h-11 items-center text-sm print:hidden">
        {m.gallery_all_albums()}
      </Link>
      <p className="mt-4 mb-2 flex flex-wrap gap-x-3 text-sm text-text-quiet">
        <time dateTime={date}>{formatDay(date, locale)}</time>
        <span className="tabular">{m.gallery_pictures({ count: pictures.length })}</span>
      </p>
      <PageHeading title={title} lead={description} />
      {pictures.length > 0 ? (
        <div className="mt-8 md:mt-10">
          <PictureViewer pictures={pictures}>
            <PictureGrid pictures={pictures} eager={6} />
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
