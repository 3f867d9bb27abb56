import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countContentFilters } from '#contract/content.ts'
import { cardConcerns } from '#domain/content/content-choice.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { DayRange } from '#web/kit/list/day-range.tsx'
import { FilterChoice } from '#web/kit/list/filter-choice.tsx'
import { type ContentFilters, contentFilterQuery } from './content-filters.ts'

const languageWords = { ru: m.content_filter_no_ru, en: m.content_filter_no_en }

const concernWords = { leaving: m.speaker_profile_filter_leaving, left: m.speaker_profile_filter_left }

type ContentFilterFieldsProps = {
  kind: ContentKind
  filters: ContentFilters
  onChange: (changes: Record<string, string | null>) => void
}

/** Which language is missing, which speakers' cards wait for an editor, and the days of the last change. */
export function ContentFilterFields({ kind, filters, onChange }: ContentFilterFieldsProps) {
  const query = contentFilterQuery(filters)
  const { data } = useQuery({
    queryKey: ['organiser', 'content', kind, 'counts', query],
    queryFn: ({ signal }) => callApi(countContentFilters, { params: { kind }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return (
    <>
      <FilterChoice
        label={m.content_filter_translation()}
        anyText={m.content_filter_any()}
        value={filters.untranslated}
        values={['ru', 'en']}
        wordOf={language => languageWords[language]()}
        counts={data?.counts.untranslated}
        onChange={untranslated => onChange({ untranslated })}
      />
      {kind === 'speaker' && (
        <FilterChoice
          label={m.speaker_profile_filter()}
          anyText={m.speaker_profile_filter_any()}
          value={filters.person}
          values={cardConcerns}
          wordOf={concern => concernWords[concern]()}
          counts={data?.counts.person}
          onChange={person => onChange({ person })}
        />
      )}
      <DayRange legend={m.content_column_updated()} from={filters.from} to={filters.to} onChange={onChange} />
    </>
  )
}
