import type { DraftContent } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { usePlannedProgramme } from '#web/console/programme/queries.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { ProsePreview } from '#web/kit/prose/prose-preview.tsx'
import { optionWord } from './option-words.ts'
import { PreviewHead } from './preview-head.tsx'

type Named = { guid: string; name: { ru: string; en: string } }

type SessionPreviewProps = {
  draft: DraftContent<'programmeSession'>
  locale: 'ru' | 'en'
  edition: string | undefined
}

/** A session as its page shows it. */
export function SessionPreview({ draft, locale, edition }: SessionPreviewProps) {
  const { data: plan } = usePlannedProgramme(edition)
  const nameOf = (list: readonly Named[] | undefined, guid: string | null) =>
    list?.find(one => one.guid === guid)?.name[locale]
  const word = (name: 'format' | 'language' | 'topics', option: string) =>
    optionWord('programmeSession', name, option, { locale })
  const above = [
    draft.day && formatDay(draft.day, locale),
    draft.startsAt && draft.endsAt && `${draft.startsAt}–${draft.endsAt}`,
    nameOf(plan?.halls, draft.hall),
  ]
  const below = [
    draft.format && word('format', draft.format),
    nameOf(plan?.tracks, draft.track),
    draft.language && draft.format !== 'break' && word('language', draft.language),
    ...draft.topics.map(topic => word('topics', topic)),
  ]
  return (
    <article className="space-y-6">
      <div className="space-y-2">
        <PreviewHead above={dotted(above)} title={draft.title[locale]} />
        <p className="text-sm text-text-quiet">{dotted(below)}</p>
      </div>
      <ProsePreview markdown={draft.abstract[locale]} locale={locale} />
      <PreviewPeople
        moderators={draft.moderators}
        speakers={draft.speakers}
        locale={locale}
        edition={edition}
      />
    </article>
  )
}

const dotted = (facts: readonly (string | false | null | undefined)[]) => facts.filter(Boolean).join(' · ')

type PreviewPeopleProps = {
  moderators: readonly string[]
  speakers: readonly string[]
  locale: 'ru' | 'en'
  edition: string | undefined
}

/** Moderators and speakers, with their organisations. */
function PreviewPeople({ moderators, speakers, locale, edition }: PreviewPeopleProps) {
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
