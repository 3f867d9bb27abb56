import type { NewsCard } from '#contract/news.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Image } from '#web/kit/picture/image.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Rosette } from '#web/ui/guilloche.tsx'
import { newsTopicName } from './news-topic-name.ts'

type NewsCardsProps = {
  items: readonly NewsCard[]
  /** Heading level of a title. */
  level: 2 | 3
  /** How many covers are visible at first and load at once. */
  eager?: number
}

/** News with covers: rows on a phone, three columns on a desk. */
export function NewsCards({ items, level, eager = 0 }: NewsCardsProps) {
  const to = usePaths()
  const locale = useLocale()
  const Heading = `h${level}` as const
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3 lg:gap-y-12">
      {items.map(({ guid, topic, date, title, summary, cover }, index) => (
        <li key={guid} className="max-sm:border-t max-sm:pt-6 max-sm:first:border-0 max-sm:first:pt-0">
          <article className="group relative">
            <div
              className={classNames('mb-4 overflow-hidden rounded-md bg-sunken', !cover && 'max-sm:hidden')}
            >
              {cover ? (
                <Image
                  path={cover.path}
                  alt=""
                  width={380}
                  height={214}
                  loading={index < eager ? 'eager' : 'lazy'}
                  className="aspect-video h-auto w-full"
                />
              ) : (
                <span className="grid aspect-video place-content-center">
                  <Rosette seed={guid} lines={11} stroke={0.8} className="size-32" />
                </span>
              )}
            </div>
            <p className="flex flex-wrap gap-x-3 text-sm text-text-quiet">
              <time dateTime={date}>{formatDay(date, locale)}</time>
              <span>{newsTopicName(topic)}</span>
            </p>
            <Heading className="mt-1 text-lg font-semibold text-pretty">
              <a
                href={to('newsItem', { guid })}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </a>
            </Heading>
            <p className="mt-2 line-clamp-4 text-sm text-text-quiet">{summary}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
