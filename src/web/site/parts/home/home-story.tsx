import { Audience } from './audience.tsx'
import { Calls } from './calls.tsx'
import { Highlights } from './highlights.tsx'
import { LastChanges, LastFigures } from './last-forum.tsx'
import { LatestNews } from './latest-news.tsx'
import type { HomeStoryData } from './load-home.ts'
import { NextDates } from './next-dates.tsx'
import { PartnerWall } from './partner-wall.tsx'
import { SpeakerFaces } from './speaker-faces.tsx'
import { VenuePart } from './venue-part.tsx'

/** The home page between the first screen and the final call, in the order in which a reader asks. A block without content is left out. */
export function HomeStory({ story }: { story: HomeStoryData }) {
  return (
    <>
      <Audience aboutHtml={story.aboutHtml} entries={story.blocks.audience} />
      <LastFigures lastForum={story.lastForum} />
      <Highlights days={story.highlights} figures={story.figures} />
      <SpeakerFaces speakers={story.speakers} />
      <LastChanges lastForum={story.lastForum} entries={story.blocks.change} />
      <PartnerWall partners={story.partners} />
      <VenuePart place={story.venue} />
      <NextDates dates={story.dates} />
      <LatestNews news={story.news} />
      <Calls entries={story.blocks.call} />
    </>
  )
}
