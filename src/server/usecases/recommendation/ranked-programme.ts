import { createRanking, type Ranking } from '#domain/recommendation/ranking.ts'
import type { RankedSession, RankedSpeaker } from '#domain/recommendation/recommended-programme.ts'
import { textTerms } from '#server/search/text-terms.ts'
import type { ContentSnapshot, EditionContent } from '../content/content-snapshot.ts'
import { keptPerVersion } from '../content/kept-per-version.ts'
import { plainText, renderProse } from '../content/render-prose.ts'

export type RankedProgramme = {
  sessions: readonly RankedSession[]
  speakers: readonly RankedSpeaker[]
  ranking: Ranking
}

const kept = keptPerVersion<RankedProgramme>()

/** The current programme as the ranking reads it, made once for each version of the content. */
export function rankedProgramme(snapshot: ContentSnapshot): Promise<RankedProgramme> {
  return kept(snapshot, 'ranking', () => {
    const sessions = rankedSessions(snapshot.current)
    const speakers = snapshot.current
      .of('speaker')
      .map(({ guid, content: { topics } }): RankedSpeaker => ({ guid, topics }))
    return { sessions, speakers, ranking: createRanking(sessions) }
  })
}

export function rankedSessions(of: EditionContent): RankedSession[] {
  return of.of('programmeSession').map(({ guid, content }): RankedSession => {
    const { topics, track, format, language, moderators, speakers, title, abstract } = content
    // A word of the title says twice as much as one of the abstract.
    const terms = (['ru', 'en'] as const).flatMap(locale => {
      const heading = textTerms(title[locale])
      return [...heading, ...heading, ...textTerms(plainText(renderProse(abstract[locale], locale)))]
    })
    return { guid, topics, track, format, language, people: [...moderators, ...speakers], terms }
  })
}
