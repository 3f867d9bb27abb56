import type { MetaArgs, MetaDescriptor } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { useEdition } from '../../features/edition/use-edition.ts'
import { FinalCall } from '../../features/home/final-call.tsx'
import { formatForumDates } from '../../features/home/forum-dates.ts'
import { Hero } from '../../features/home/hero.tsx'
import { homeMeta } from '../../features/home/home-meta.ts'
import { StillHomeStory } from '../../features/home/still-home-story.ts'
import { useLocale } from '../../features/session/use-locale.ts'

export function meta(args: MetaArgs): MetaDescriptor[] {
  return homeMeta(args)
}

export default function HomePage() {
  const edition = useEdition()
  const locale = useLocale()
  return (
    <>
      <Hero />
      <StillHomeStory />
      <FinalCall
        title={m.home_final_title({ dates: formatForumDates(edition, locale) })}
        text={m.home_final_text()}
      />
    </>
  )
}
