import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Image } from '#web/kit/picture/image.tsx'
import type { AlbumCard } from './load-albums.ts'

export function AlbumCards({ albums }: { albums: readonly AlbumCard[] }) {
  const to = usePaths()
  const locale = useLocale()
  return (
    <ul className="page-width grid gap-x-8 gap-y-10 pb-12 sm:grid-cols-2 md:pb-16 lg:grid-cols-3 lg:gap-y-12">
      {albums.map(({ guid, title, date, description, cover, count }, index) => (
        <li key={guid}>
          <article className="group relative">
            <div className="overflow-hidden rounded-md bg-sunken">
              <Image
                path={cover?.path ?? null}
                alt=""
                width={480}
                height={320}
                loading={index < 2 ? 'eager' : 'lazy'}
                className="aspect-[3/2] h-auto w-full"
              />
            </div>
            <p className="mt-4 flex flex-wrap gap-x-3 text-sm text-text-quiet">
              <time dateTime={date}>{formatDay(date, locale)}</time>
              <span>{m.gallery_pictures({ count })}</span>
            </p>
            <h2 className="mt-1 text-lg font-semibold text-pretty">
              <a
                href={`${to('album')}?album=${guid}`}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </a>
            </h2>
            <p className="mt-2 text-sm text-pretty text-text-quiet">{description}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
