import { Link } from 'react-router'
import type { Album } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { PictureGrid } from './picture-grid.tsx'
import { PictureViewer } from './picture-viewer.tsx'

type Taken = Pick<Album, 'guid' | 'title' | 'date' | 'pictures'>

/** Pictures of all albums in one stream, newest first, each with a download. */
export function PhotoChronicle({ albums }: { albums: readonly Taken[] }) {
  const to = usePaths()
  const locale = useLocale()
  const pictures = albums.flatMap(album => album.pictures)
  let from = 0
  return (
    <PictureViewer pictures={pictures}>
      <div className="page-width pb-12 md:pb-16">
        {albums.map((album, index) => {
          const first = from
          from += album.pictures.length
          return (
            <section
              key={album.guid}
              aria-labelledby={`album-${album.guid}`}
              className="border-t py-8 md:py-12"
            >
              <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-6">
                <div>
                  <time dateTime={album.date} className="text-sm text-text-quiet">
                    {formatDay(album.date, locale)}
                  </time>
                  <h2 id={`album-${album.guid}`} className="text-xl font-semibold">
                    {album.title}
                  </h2>
                </div>
                <Link
                  to={`${to('album')}?album=${album.guid}`}
                  className="text-link inline-flex min-h-11 items-center print:hidden"
                >
                  {m.gallery_to_album()}
                </Link>
              </div>
              <PictureGrid pictures={album.pictures} from={first} captions eager={index === 0 ? 3 : 0} />
            </section>
          )
        })}
      </div>
    </PictureViewer>
  )
}
