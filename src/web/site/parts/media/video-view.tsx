import { Play } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import type { Video } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { Image } from '#web/kit/picture/image.tsx'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { videoTime } from './video-time.ts'

type VideoViewProps = {
  video: Video
  /** CSS pixels of the poster at its largest. */
  width: number
  loading: 'lazy' | 'eager'
}

/** A recording behind its poster: nothing of it is asked for, here or elsewhere, before somebody wants to watch it. */
export function VideoView({ video, width, loading }: VideoViewProps) {
  const [playing, setPlaying] = useState(false)
  const { title, poster, source, durationSeconds } = video
  if (playing) return <Playing title={title} source={source} />
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setPlaying(true)
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
      <span className="absolute right-3 bottom-3 rounded-sm bg-slate-950/80 px-2 py-0.5 text-sm text-white tabular">
        <span className="sr-only">{m.gallery_duration({ time: videoTime(durationSeconds) })}</span>
        <span aria-hidden="true">{videoTime(durationSeconds)}</span>
      </span>
    </>
  )
  if (source.kind === 'file')
    return (
      <a
        href={source.url}
        onClick={play}
        className="group relative block overflow-hidden rounded-lg bg-sunken"
      >
        <span className="sr-only">{m.gallery_play({ title })}. </span>
        {picture}
        <span className="absolute inset-0 grid place-content-center">
          <span className="grid size-16 place-content-center rounded-full bg-slate-950/80 text-white transition-transform duration-100 group-hover:scale-105">
            <Play aria-hidden="true" strokeWidth={1.5} className="ml-1 size-7" />
          </span>
        </span>
      </a>
    )
  return (
    <div>
      <div className="relative overflow-hidden rounded-lg bg-sunken">{picture}</div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a
          href={source.url}
          onClick={play}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'secondary' })}
        >
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

function Playing({ title, source }: { title: string; source: Video['source'] }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <p className="rounded-lg bg-sunken p-6">{m.gallery_video_broken()}</p>
  if (source.kind !== 'file')
    return (
      <iframe
        title={title}
        src={source.url}
        // Its own scripts and storage, and nothing of ours: no pop-ups, no way to lead this page away.
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="no-referrer"
        className="aspect-video w-full rounded-lg bg-slate-950"
      />
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: the demo's recording has no sound; captions come with the recordings that have
    <video
      aria-label={title}
      src={source.url}
      controls
      autoPlay
      playsInline
      onError={() => setBroken(true)}
      ref={element => element?.focus()}
      className="aspect-video w-full rounded-lg bg-slate-950"
    />
  )
}
