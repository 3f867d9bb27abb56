import { m } from '#messages/compiled/messages.js'
import { usePlannedProgramme } from '#web/console/programme/use-planned-programme.ts'

type PreviewPeopleProps = {
  moderators: readonly string[]
  speakers: readonly string[]
  locale: 'ru' | 'en'
  edition: string | undefined
}

/** Who moderates and who speaks, with their organisations. */
export function PreviewPeople({ moderators, speakers, locale, edition }: PreviewPeopleProps) {
  const { data } = usePlannedProgramme(edition)
  const groups = [
    { title: m.content_field_moderators({}, { locale }), guids: moderators },
    { title: m.content_field_speakers({}, { locale }), guids: speakers },
  ].filter(({ guids }) => guids.length > 0)
  return groups.map(({ title, guids }) => (
    <section key={title} className="space-y-2">
      <h4 className="font-semibold">{title}</h4>
      <ul className="divide-y border-y">
        {guids.map(guid => {
          const person = data?.people.find(one => one.guid === guid)
          return (
            <li key={guid} className="flex flex-wrap gap-x-3 py-2 text-sm">
              <span className="font-medium">{person?.name[locale] ?? '…'}</span>
              <span className="text-text-quiet">{person?.company[locale]}</span>
            </li>
          )
        })}
      </ul>
    </section>
  ))
}
