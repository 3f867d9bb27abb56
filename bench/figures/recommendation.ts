import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { bestPlan } from '#domain/itinerary/best-plan.ts'
import { mealsIn } from '#domain/itinerary/meals.ts'
import type { Candidate } from '#domain/itinerary/plan-terms.ts'
import { type PlannedSession, plannedSession } from '#domain/itinerary/planned-session.ts'
import { walkBetween } from '#domain/itinerary/walking.ts'
import { rankSpeakers } from '#domain/recommendation/rank-speakers.ts'
import { createRanking } from '#domain/recommendation/ranking.ts'
import type { Recommendation, Taste } from '#domain/recommendation/recommended-programme.ts'
import { rankedSessions } from '#server/usecases/recommendation/ranked-programme.ts'
import {
  demoSnapshot,
  type JudgedProfile,
  judgedProfiles,
  places,
  seeded,
} from '#test/recommendation/judged-profiles.ts'
import { leastGain, recommendationQuality } from '#test/recommendation/recommendation-quality.ts'
import type { Figure, Measurement } from '../figure.ts'
import { median } from '../figure.ts'

const sessionCount = 300
const personCount = 5000
const sampleCount = 500

/** The quality on judged profiles beside what anybody could do, and the cost in a programme three times as long. */
export const recommendationMeasurement: Measurement = {
  name: 'recommendation',
  title: `recommendations for judged profiles, and ${sessionCount} sessions for ${personCount} people`,
  measure: async () => [...quality(), ...(await cost())],
}

function quality(): Figure[] {
  const { profiles, tunings, ours, heldOut, baselines } = recommendationQuality()
  const target = { limit: leastGain, direction: 'at least' } as const
  const unwanted = (unfit: number) => `${unfit.toFixed(2)} of ten unwanted`
  return [
    {
      what: `nDCG@${places}, ${profiles} judged profiles`,
      value: ours.gain,
      unit: '',
      target,
      note: unwanted(ours.unfit),
    },
    {
      what: `nDCG@${places}, tuned without the judged profile`,
      value: heldOut,
      unit: '',
      target,
      note: `${tunings} tunings, each profile left out in turn`,
    },
    ...baselines.map(({ name, gain, unfit }) => ({
      what: `nDCG@${places}, ${name}`,
      value: gain,
      unit: '',
      note: unwanted(unfit),
    })),
  ]
}

async function cost(): Promise<Figure[]> {
  const { sessions, planned, speakers } = longProgramme()
  const ranking = createRanking(sessions)
  const people = manyPeople(personCount)
  const halls = [...new Set(planned.map(({ hall }) => hall))].flatMap(guid =>
    guid ? [{ guid, minutesToFoyer: 3, neighbours: [] }] : [],
  )
  const terms = {
    walk: walkBetween(halls),
    meals: mealsIn(
      [0, 1, 2].map(day => ({
        guid: `lunch ${day}`,
        day,
        from: day * 1440 + 780,
        to: day * 1440 + 840,
        hall: null,
      })),
    ),
    mealMinutes: 30,
    dayMinutes: null,
  }
  const candidates = (taste: Taste, scores: readonly Recommendation[]) => {
    const interest = new Map(scores.map(({ guid, score }) => [guid, score]))
    return planned.map(
      (one): Candidate => ({
        ...one,
        interest: Math.max(0, interest.get(one.guid) ?? 0),
        wanted: taste.favourites.has(one.guid),
      }),
    )
  }

  const rank: number[] = []
  const plan: number[] = []
  for (const { taste } of people.slice(0, sampleCount)) {
    const start = spent()
    const scores = ranking.scores(taste)
    ranking.sessions(taste, places, scores)
    rankSpeakers(speakers, { sessions, scores, taste, count: 5 })
    const ranked = spent()
    // A limit of the day makes most ways that differ.
    bestPlan(candidates(taste, scores), { ...terms, dayMinutes: 300 })
    rank.push(ranked - start)
    plan.push(spent() - ranked)
  }

  const begun = { clock: performance.now(), processor: spent() }
  for (const { taste } of people) {
    // As the job does (work-out-plans.ts), with a turn for others after each person.
    const scores = ranking.scores(taste)
    ranking.sessions(taste, places, scores)
    bestPlan(candidates(taste, scores), terms)
    await yieldToOthers()
  }
  const clock = (performance.now() - begun.clock) / 1000
  const processor = (spent() - begun.processor) / 1000
  const p99 = (times: number[]) =>
    times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.99)] ?? 0
  return [
    {
      what: `recommendations for one person, ${sessions.length} sessions, processor, p99`,
      value: p99(rank),
      unit: 'ms',
      target: { limit: 20, direction: 'at most' },
      note: `median ${median(rank).toFixed(2)} ms`,
    },
    {
      what: 'itinerary of three days with a limit, processor, p99',
      value: p99(plan),
      unit: 'ms',
      target: { limit: 10, direction: 'at most' },
      note: `median ${median(plan).toFixed(2)} ms`,
    },
    {
      what: `both for ${personCount} people`,
      value: clock,
      unit: 's',
      target: { limit: 60, direction: 'at most' },
      note: `by the clock, in turns with other work; ${processor.toFixed(1)} s of the processor`,
    },
  ]
}

/** The processor's time in milliseconds: by the clock other work on the machine would be measured too. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The demo's sessions over and over, spread over the halls and hours of three days. */
function longProgramme() {
  const of = demoSnapshot().current
  const next = seeded('programme')
  const demo = rankedSessions(of).filter(({ format }) => format !== 'break')
  const sessions = Array.from({ length: sessionCount }, (_, at) => {
    const like = demo[at % demo.length]
    const other = demo[Math.floor(next() * demo.length)]
    if (!like || !other) throw new RangeError('the demo has no sessions')
    // Half of the words of another, so that no two sessions are the same.
    return {
      ...like,
      guid: `${like.guid}-${at}`,
      terms: [...like.terms.slice(0, 60), ...other.terms.slice(60)],
    }
  })
  const planned = sessions.flatMap(({ guid }, at): PlannedSession[] => {
    const start = 9 * 60 + 15 * Math.floor(next() * 34)
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const one = plannedSession(
      {
        guid,
        day: `2026-02-${18 + (at % 3)}`,
        startsAt: clock(start),
        endsAt: clock(start + 30 + 15 * Math.floor(next() * 4)),
        hall: `hall ${at % 12}`,
      },
      '2026-02-18',
    )
    return one ? [one] : []
  })
  const speakers = of.of('speaker').map(({ guid, content: { topics } }) => ({ guid, topics }))
  return { sessions, planned, speakers }
}

/** The judged profiles over and over, each with other weights. */
function manyPeople(count: number): Pick<JudgedProfile, 'taste'>[] {
  const profiles = judgedProfiles()
  const next = seeded('people')
  return Array.from({ length: count }, (_, at) => {
    const { taste } = profiles[at % profiles.length] as JudgedProfile
    return {
      taste: {
        ...taste,
        topThemes: taste.topThemes.map(({ theme, weight }) => ({ theme, weight: weight * (0.5 + next()) })),
        favourites: new Set([...taste.favourites].map(guid => `${guid}-${at % 3}`)),
      },
    }
  })
}
