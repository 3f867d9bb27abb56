import type { PublishedContent } from '#domain/content/content-kind.ts'
import type { Taste } from '#domain/recommendation/recommended-programme.ts'
import type { TasteRow } from '#server/persistence/recommendation-queries.ts'
import type { EditionContent } from '../content/content-snapshot.ts'

type Said = {
  archetype: string | null
  secondaryArchetype: string | null
  topThemes: Taste['topThemes']
  favourites: readonly string[]
  notInterested: readonly string[]
  /** The language of the pages: whoever reads Russian is offered everything, because half of a Russian forum reads English too. */
  locale: 'ru' | 'en'
}

/** What is said of a person in the terms of the current programme; archetypes and themes that it lacks are left out. */
export function tasteOf(of: EditionContent, said: Said): Taste {
  const formats = new Map<string, PublishedContent<'surveyArchetype'>['formats']>(
    of.of('surveyArchetype').map(({ guid, content }) => [guid, content.formats]),
  )
  return {
    archetypes: [said.archetype, said.secondaryArchetype].flatMap(archetype => {
      const suited = archetype && formats.get(archetype)
      return suited ? [{ archetype, formats: suited }] : []
    }),
    topThemes: said.topThemes,
    favourites: new Set(said.favourites),
    notInterested: new Set(said.notInterested),
    language: said.locale === 'en' ? 'en' : 'both',
  }
}

export function tasteOfRow(of: EditionContent, { result, marks, locale }: TasteRow): Taste {
  const marked = (wanted: TasteRow['marks'][number]['mark']) =>
    marks.filter(({ mark }) => mark === wanted).map(({ guid }) => guid)
  return tasteOf(of, {
    archetype: result?.archetype ?? null,
    secondaryArchetype: result?.secondaryArchetype ?? null,
    topThemes: result?.topThemes ?? [],
    favourites: marked('favourite'),
    notInterested: marked('notInterested'),
    locale,
  })
}
