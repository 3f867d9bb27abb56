import type { RecommendationReasonView } from '#contract/recommendation.ts'
import { m } from '#messages/compiled/messages.js'

const sentences: Record<RecommendationReasonView['code'], (given: { name: string }) => string> = {
  theme: m.recommend_reason_theme,
  likeFavourite: m.recommend_reason_like_favourite,
  favouriteSpeaker: m.recommend_reason_favourite_speaker,
  archetype: m.recommend_reason_archetype,
  speaksAt: m.recommend_reason_speaks_at,
  everyone: () => m.recommend_reason_everyone(),
}

/** Why something is recommended, in a few plain words. */
export function reasonSentence({ code, name }: RecommendationReasonView): string {
  return sentences[code]({ name: name ?? '' })
}
