import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Portrait } from '#web/kit/picture/portrait.tsx'
import { HomePart } from './home-part.tsx'
import type { HomeStoryData } from './load-home.ts'

/** Some of the speakers, with their portraits. */
export function SpeakerFaces({ speakers }: { speakers: HomeStoryData['speakers'] }) {
  const to = usePaths()
  if (speakers.length === 0) return null
  return (
    <HomePart title={m.site_speakers_title()} link={{ to: to('speakers'), text: m.site_speakers_all() }}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8 md:grid-cols-4 md:gap-y-10">
        {speakers.map(({ guid, name, position, company, photo }) => (
          <li key={guid} className="min-w-0">
            <a href={to('speaker', { guid })} className="group block rounded-md">
              <Portrait name={name} photo={photo} side={276} />
              <span className="mt-3 block font-semibold underline-offset-4 group-hover:underline">
                {name}
              </span>
            </a>
            <p className="mt-1 text-sm text-text-quiet">
              {position}
              <span className="mt-0.5 block text-text">{company}</span>
            </p>
          </li>
        ))}
      </ul>
    </HomePart>
  )
}
