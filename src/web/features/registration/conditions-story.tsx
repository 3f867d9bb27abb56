import { m } from '#messages/compiled/messages.js'
import { useEdition } from '../edition/use-edition.ts'
import { useLocale } from '../session/use-locale.ts'
import { conditionsOf } from './conditions-text.tsx'

/** The conditions with their list of contents, which stays beside them on a desk. */
export function ConditionsStory() {
  const conditions = conditionsOf(useEdition(), useLocale())
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <nav aria-label={m.conditions_contents()} className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <p className="text-xs text-text-quiet">{m.conditions_contents()}</p>
        <ul className="mt-1 gap-x-8 sm:columns-2 lg:columns-1">
          {conditions.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center hover:underline lg:min-h-9">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lg:col-span-8">
        {conditions.map(({ id, title, content }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="scroll-mt-24 border-t py-8 last:pb-0"
          >
            <h2 id={`${id}-title`} className="text-xl font-semibold">
              {title}
            </h2>
            <div className="mt-4 max-w-prose space-y-4">{content}</div>
          </section>
        ))}
      </div>
    </div>
  )
}
