import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { formatForumDates } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { FinalCall } from '#web/site/parts/home/final-call.tsx'
import { Hero } from '#web/site/parts/home/hero.tsx'
import { homeMeta } from '#web/site/parts/home/home-meta.ts'
import { HomeStory } from '#web/site/parts/home/home-story.tsx'
import { loadHome } from '#web/site/parts/home/load-home.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadHome(args)
}

export function meta(args: MetaArgs<typeof loader>): MetaDescriptor[] {
  return homeMeta(args, args.loaderData?.words?.description)
}

export default function HomePage() {
  const { words, story } = useLoaderData<typeof loader>()
  const edition = useEdition()
  const locale = useLocale()
  return (
    <>
      <Hero title={words?.title ?? edition.name[locale]} lead={words?.lead ?? ''} />
      <HomeStory story={story} />
      <FinalCall
        title={m.home_final_title({ dates: formatForumDates(edition, locale) })}
        text={m.home_final_text()}
      />
    </>
  )
}
