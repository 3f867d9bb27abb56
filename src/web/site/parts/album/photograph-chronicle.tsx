import type { Album } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { PictureGrid } from './picture-grid.tsx'
import { PictureViewer } from './picture-viewer.tsx'

type Taken = Pick<Album, 'guid' | 'title' | 'date' | 'pictures'>

type PhotographChronicleProps = {
  albums: readonly Taken[]
  /** The picture that the address opens, counted from 0 over all albums. */
  at: number | null
}

/** Pictures of all albums in one stream, newest first, each with a download. */
export function PhotographChronicle({ albums, at }: PhotographChronicleProps) {
  const to = usePaths()
  const locale = useLocale()
  const pictures = albums.flatMap(album => album.pictures)
  const addressOf = (at: number | null) => (at === null ? to('photo') : `${to('photo')}?picture=${at + 1}`)
  let from = 0
  return (
    <div className="page-width pb-12 md:pb-16">
      <PictureViewer pictures={pictures} at={at} addressOf={addressOf}>
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
                <a
                  href={`${to('album')}?album=${album.guid}`}
                  className="text-link inline-flex min-h-11 items-center print:hidden"
                >
                  {m.gallery_to_album()}
                </a>
              </div>
              <PictureGrid
                pictures={album.pictures}
                addressOf={addressOf}
                from={first}
                captions
                eager={index === 0 && at === null ? 3 : 0}
              />
            </section>
          )
        })}
      </PictureViewer>
    </div>
  )
}
