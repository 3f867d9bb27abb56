import { Play } from 'lucide-react'
import type { Video } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { Image } from '#web/kit/picture/image.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { videoTime } from './video-time.ts'

type VideoViewProps = {
  video: Video
  /** The poster's largest size in CSS pixels. */
  width: number
  loading: 'lazy' | 'eager'
}

/**
 * A recording behind its poster. Nothing of it loads, from here or elsewhere, before somebody wants to watch it. The link leads to it; the island
 * plays it in place (site/islands/videos-island.ts).
 */
export function VideoView({ video, width, loading }: VideoViewProps) {
  const { title, poster, source, durationSeconds } = video
  const opens = {
    href: source.url,
    'data-opens': '',
    'data-video': source.kind,
    'data-title': title,
    'data-broken': m.gallery_video_broken(),
  }
  const picture = (
    <>
      <Image
        path={poster.path}
        alt=""
        width={width}
        height={Math.round((width * 9) / 16)}
        loading={loading}
        className="aspect-video h-auto w-full"
      />
      <span className="absolute right-3 bottom-3 rounded-sm bg-slate-950/80 px-2 py-0.5 text-sm text-white">
        <span className="sr-only">{m.gallery_duration({ time: videoTime(durationSeconds) })}</span>
        <span aria-hidden="true">{videoTime(durationSeconds)}</span>
      </span>
    </>
  )
  if (source.kind === 'file')
    return (
      <div data-player="">
        <a {...opens} className="group relative block overflow-hidden rounded-lg bg-sunken">
          <span className="sr-only">{m.gallery_play({ title })}. </span>
          {picture}
          <span className="absolute inset-0 grid place-content-center">
            <span className="grid size-16 place-content-center rounded-full bg-slate-950/80 text-white transition-transform duration-100 group-hover:scale-105">
              <Play aria-hidden="true" strokeWidth={1.5} className="ml-1 size-7" />
            </span>
          </span>
        </a>
      </div>
    )
  return (
    <div data-player="">
      <div className="relative overflow-hidden rounded-lg bg-sunken">{picture}</div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a {...opens} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'secondary' })}>
          <Play aria-hidden="true" />
          {m.gallery_play_from({ host: source.host })}
        </a>
        <p className="min-w-0 flex-1 basis-64 text-sm text-text-quiet">
          {m.gallery_from_note({ host: source.host })}
        </p>
      </div>
    </div>
  )
}
