import type { Locale } from '#contract/field.ts'
import type { ProgrammePerson } from '#contract/programme.ts'
import { Image } from '#web/kit/picture/image.tsx'
import { pathTo } from '#web/paths.ts'
import { AVATAR_SIZES, Avatar } from '#web/ui/avatar.tsx'

type SessionPersonListProps = {
  title: string
  people: readonly ProgrammePerson[]
  locale: Locale
  level: 2 | 3
}

const size = AVATAR_SIZES['3xl']

/** Speakers or moderators: portrait, name as a link to the person's page, position. */
export function SessionPersonList({ title, people, locale, level }: SessionPersonListProps) {
  const Heading = `h${level}` as const
  if (people.length === 0) return null
  return (
    <section>
      <Heading className="text-sm font-semibold text-text-quiet">{title}</Heading>
      <ul className="mt-3 grid gap-4">
        {people.map(({ guid, name, position, company, photo }) => (
          <li key={guid} className="flex items-start gap-3.5">
            {photo ? (
              // The name is beside it.
              <Image path={photo.path} alt="" width={size} height={size} className="shrink-0 rounded-md" />
            ) : (
              <Avatar name={name} size="3xl" />
            )}
            <div className="min-w-0">
              <a href={pathTo(locale, 'speaker', { guid })} className="text-link font-medium">
                {name}
              </a>
              <p className="text-sm text-text-quiet">
                {position}, {company}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
