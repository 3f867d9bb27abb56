import { createRanking, usualTuning } from '#domain/recommendation/ranking.ts'
import { rankedSessions } from '#server/usecases/recommendation/ranked-programme.ts'
import {
  baselines,
  demoSnapshot,
  judgedProfiles,
  leaveOneOut,
  meanGain,
  meanUnfit,
  rankerOf,
  tuningsAround,
} from './judged-profiles.ts'

/** The least that a ranking must reach, as nDCG@10 over the judged profiles. */
export const leastGain = 0.85

export type JudgedRanker = {
  name: string
  /** nDCG@10, from 0 to 1. */
  gain: number
  /** Of the first ten, judged unwanted. */
  unfit: number
}

/** How good the recommendations are by the judged profiles, beside what anybody could do: for the test that holds it and the bench that prints it. */
export function recommendationQuality() {
  const sessions = rankedSessions(demoSnapshot().current)
  const profiles = judgedProfiles()
  const tunings = tuningsAround(usualTuning)
  const judge = (name: string, ranker: Parameters<typeof meanGain>[1]): JudgedRanker => ({
    name,
    gain: meanGain(profiles, ranker),
    unfit: meanUnfit(profiles, ranker),
  })
  return {
    profiles: profiles.length,
    tunings: tunings.length,
    ours: judge('ours', rankerOf(createRanking(sessions))),
    /** Tuned on all profiles but the judged one, for each in turn. */
    heldOut: leaveOneOut(sessions, profiles, tunings).gain,
    baselines: Object.entries(baselines(sessions, profiles)).map(([name, ranker]) => judge(name, ranker)),
  }
}
