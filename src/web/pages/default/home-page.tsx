import { type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor, useLoaderData } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '../../features/edition/use-edition.ts'
import { FinalCall } from '../../features/home/final-call.tsx'
import { formatForumDates } from '../../features/home/forum-dates.ts'
import { Hero } from '../../features/home/hero.tsx'
import { homeMeta } from '../../features/home/home-meta.ts'
import { loadHome } from '../../features/home/load-home.ts'
import { HomeStory } from '../../features/home/home-story.tsx'
import { useLocale } from '../../features/session/use-locale.ts'

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
