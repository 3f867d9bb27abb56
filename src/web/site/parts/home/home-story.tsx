import { About } from './about.tsx'
import { Highlights } from './highlights.tsx'
import { HomeFigures } from './key-figures.tsx'
import { LatestNews } from './latest-news.tsx'
import type { HomeStoryData } from './load-home.ts'
import { PartnerWall } from './partner-wall.tsx'
import { SpeakerFaces } from './speaker-faces.tsx'

/** The home page between the first screen and the final call. */
export function HomeStory({ story }: { story: HomeStoryData }) {
  return (
    <>
      <About html={story.aboutHtml} />
      <HomeFigures figures={story.figures} />
      <Highlights days={story.highlights} />
      <SpeakerFaces speakers={story.speakers} />
      <PartnerWall partners={story.partners} />
      <LatestNews news={story.news} />
    </>
  )
}
