import type { NewsCard } from '#contract/news.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Image } from '#web/kit/picture/image.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { newsTopicName } from './news-topic-name.ts'

/** A few news of one topic side by side; with covers only where each of them has one, so that no card leaves a hole. */
export function NewsCards({ items }: { items: readonly NewsCard[] }) {
  const covered = items.every(({ cover }) => cover !== null)
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {items.map(item => (
        <li key={item.guid} className="border-t pt-5">
          <article className="group relative">
            {covered && (
              <Cover
                cover={item.cover}
                width={380}
                eager={false}
                className="mb-4 overflow-hidden rounded-md bg-sunken"
              />
            )}
            <Words item={item} level={3} />
          </article>
        </li>
      ))}
    </ul>
  )
}

type NewsRowsProps = {
  items: readonly NewsCard[]
  /** How many covers are visible at first and load at once. */
  eager: number
}

/** The list of news: a line each, with the cover beside the words where there is one. */
export function NewsRows({ items, eager }: NewsRowsProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item.guid} className="border-t py-6 md:py-8">
          <article className="group relative grid gap-x-8 gap-y-4 md:grid-cols-12">
            <div className={item.cover ? 'md:col-span-8' : 'md:col-span-9'}>
              <Words item={item} level={2} />
            </div>
            <Cover
              cover={item.cover}
              width={280}
              eager={index < eager}
              className="overflow-hidden rounded-md bg-sunken max-md:order-first md:col-span-3 md:col-start-10"
            />
          </article>
        </li>
      ))}
    </ul>
  )
}

type CoverProps = { cover: NewsCard['cover']; width: number; eager: boolean; className: string }

function Cover({ cover, width, eager, className }: CoverProps) {
  if (!cover) return null
  return (
    <div className={classNames(className, 'max-md:max-w-96')}>
      <Image
        path={cover.path}
        alt=""
        width={width}
        height={Math.round((width * 9) / 16)}
        loading={eager ? 'eager' : 'lazy'}
        className="aspect-video h-auto w-full"
      />
    </div>
  )
}

function Words({ item: { guid, topic, date, title, summary }, level }: { item: NewsCard; level: 2 | 3 }) {
  const to = usePaths()
  const locale = useLocale()
  const Heading = `h${level}` as const
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-sm text-text-quiet">
        <time dateTime={date}>{formatDay(date, locale)}</time>
        {level === 2 && <span>{newsTopicName(topic)}</span>}
      </p>
      <Heading className={classNames('mt-1 font-semibold text-pretty', level === 2 ? 'text-xl' : 'text-lg')}>
        <a
          href={to('newsItem', { guid })}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </a>
      </Heading>
      <p className="mt-2 line-clamp-4 measure text-text-quiet">{summary}</p>
    </>
  )
}
