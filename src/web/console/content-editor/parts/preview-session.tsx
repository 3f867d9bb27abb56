import type { DraftContent } from '#domain/content/content-kind.ts'
import { usePlannedProgramme } from '#web/console/programme/use-planned-programme.ts'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import { ProsePreview } from '#web/kit/prose/prose-preview.tsx'
import { optionWord } from './option-words.ts'
import { PreviewHead } from './preview-head.tsx'
import { PreviewPeople } from './preview-people.tsx'

type Named = { guid: string; name: { ru: string; en: string } }

type SessionPreviewProps = {
  draft: DraftContent<'programmeSession'>
  locale: 'ru' | 'en'
  edition: string | undefined
}

/** A session as its page shows it: when and where, what it is about, who takes part. */
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
