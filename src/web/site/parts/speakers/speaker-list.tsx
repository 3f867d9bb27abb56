import type { Locale } from '#contract/field.ts'
import { Star } from '#web/kit/favourite/star.tsx'
import { Image } from '#web/kit/picture/image.tsx'
import { pathTo } from '#web/paths.ts'
import { initials } from '#web/ui/initials.ts'
import { letterId } from './letter-index.tsx'
import { byLetter, type ListedSpeaker } from './listed-speaker.ts'

type SpeakerListProps = {
  speakers: readonly ListedSpeaker[]
  /** Guids of those shown; the others are rendered hidden, so that a script can show them again. */
  shown: ReadonlySet<string>
  locale: Locale
}

/** Speakers by the first letter of the surname. */
export function SpeakerList({ speakers, shown, locale }: SpeakerListProps) {
  return byLetter(speakers).map(([letter, group]) => (
    <section
      key={letter}
      id={letterId(letter)}
      data-group=""
      hidden={!group.some(({ guid }) => shown.has(guid))}
      aria-labelledby={`${letterId(letter)}-title`}
      className="py-4 md:grid md:grid-cols-[3.5rem_1fr] md:py-5"
    >
      <h2
        id={`${letterId(letter)}-title`}
        className="text-xl font-semibold text-accent-text max-md:mb-4 md:text-2xl"
      >
        {letter}
      </h2>
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2 md:gap-y-6">
        {group.map(speaker => {
          const hidden = !shown.has(speaker.guid)
          return (
            <li
              key={speaker.guid}
              data-item={speaker.guid}
              data-topics={speaker.topics.join(' ')}
              className="flex items-start"
              hidden={hidden}
            >
              <a
                id={`speaker-${speaker.guid}`}
                href={pathTo(locale, 'speaker', { guid: speaker.guid })}
                data-speaker={speaker.guid}
                data-opens=""
                className="group grid min-w-0 flex-1 grid-cols-[5rem_1fr] gap-4 rounded-md md:grid-cols-[6rem_1fr]"
              >
                <span data-portrait="" className="block aspect-square overflow-hidden rounded-md bg-sunken">
                  {speaker.photo ? (
                    <Image
                      path={speaker.photo}
                      alt=""
                      width={96}
                      height={96}
                      // A hundred blurred ones would be a hundred requests before anybody scrolls.
                      placeholder="none"
                      className="size-full"
                    />
                  ) : (
                    <span
                      aria-hidden="true"
                      className="grid size-full place-content-center text-xl font-semibold text-text-quiet"
                    >
                      {initials(speaker.name)}
                    </span>
                  )}
                </span>
                <span className="min-w-0">
                  <span
                    data-name=""
                    className="block text-base/6 font-semibold underline-offset-4 group-hover:underline"
                  >
                    {speaker.name}
                  </span>
                  <span data-position="" className="mt-0.5 block text-sm text-pretty text-text-quiet">
                    {speaker.position}
                  </span>
                  <span data-company="" className="mt-0.5 block text-sm">
                    {speaker.company}
                  </span>
                </span>
              </a>
              <Star guid={speaker.guid} name={speaker.name} className="-mt-2 shrink-0" />
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
