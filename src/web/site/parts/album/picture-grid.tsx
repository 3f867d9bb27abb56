import { Download } from 'lucide-react'
import type { Picture } from '#contract/picture.ts'
import { m } from '#messages/compiled/messages.js'
import { Image } from '#web/kit/picture/image.tsx'
import { downloadName, pictureDownload } from './picture-address.ts'

type PictureGridProps = {
  pictures: readonly Picture[]
  /** The address that opens a picture, by its number on the page. */
  addressOf: (at: number) => string
  /** The first one's number on the page, counted from 0. */
  from?: number
  /** With captions and downloads, as in the chronicle. */
  captions?: boolean
  /** How many are visible at first. */
  eager?: number
}

/** A grid of pictures, each a link to the page with it open. */
export function PictureGrid({
  pictures,
  addressOf,
  from = 0,
  captions = false,
  eager = 0,
}: PictureGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3 lg:gap-x-6 lg:gap-y-6">
      {pictures.map((picture, index) => {
        const number = from + index + 1
        return (
          <li key={picture.path} className="min-w-0">
            <div className="relative">
              <a
                id={`picture-${number}`}
                href={addressOf(from + index)}
                data-opens=""
                data-picture={from + index}
                data-path={picture.path}
                data-alt={picture.alt}
                data-width={picture.width}
                data-height={picture.height}
                aria-label={
                  picture.alt
                    ? m.gallery_open_of({ number, caption: picture.alt })
                    : m.gallery_open({ number })
                }
                className="block overflow-hidden rounded-md bg-sunken"
              >
                <Image
                  path={picture.path}
                  alt=""
                  width={384}
                  height={256}
                  loading={index < eager ? 'eager' : 'lazy'}
                  className="aspect-[3/2] h-auto w-full transition-opacity duration-100 hover:opacity-90"
                />
              </a>
              {captions && (
                <a
                  href={pictureDownload(picture.path)}
                  download={downloadName(picture.path)}
                  aria-label={m.gallery_download_of({ number })}
                  title={`${m.gallery_download()}: ${m.gallery_download_all({ width: picture.width, height: picture.height })}`}
                  className="absolute right-2 bottom-2 grid size-11 place-content-center rounded-md bg-slate-950/70 text-white hover:bg-slate-950 sm:size-9 print:hidden"
                >
                  <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
                </a>
              )}
            </div>
            {captions && <p className="mt-1.5 mb-2 text-xs text-text-quiet sm:text-sm">{picture.alt}</p>}
          </li>
        )
      })}
    </ul>
  )
}
