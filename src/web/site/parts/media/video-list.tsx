import type { Video } from '#contract/site-page.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { VideoView } from './video-view.tsx'

/** The newest recording large with its words beside it, the others two in a row. */
export function VideoList({ videos }: { videos: readonly Video[] }) {
  const [first, ...others] = videos
  if (!first) return null
  return (
    <section data-island="videos" aria-label={m.gallery_videos()} className="page-width pb-12 md:pb-16">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <VideoView video={first} width={795} loading="eager" />
        </div>
        <div className="lg:col-span-4">
          <VideoWords video={first} large />
        </div>
      </div>
      {others.length > 0 && (
        <ul className="mt-10 grid gap-x-8 gap-y-10 border-t pt-10 sm:grid-cols-2">
          {others.map(video => (
            <li key={video.guid}>
              <VideoView video={video} width={588} loading="lazy" />
              <VideoWords video={video} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function VideoWords({ video, large = false }: { video: Video; large?: boolean }) {
  const locale = useLocale()
  return (
    <div className={large ? '' : 'mt-4'}>
      <time dateTime={video.date} className="text-sm text-text-quiet">
        {formatDay(video.date, locale)}
      </time>
      <h2
        className={
          large ? 'mt-1 text-xl font-semibold lg:text-2xl' : 'mt-1 text-lg font-semibold text-pretty'
        }
      >
        {video.title}
      </h2>
      <p className={large ? 'mt-3 text-text-quiet' : 'mt-1 text-sm text-text-quiet'}>{video.description}</p>
    </div>
  )
}
