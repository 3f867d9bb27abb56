import { bestPlan } from '#domain/itinerary/best-plan.ts'
import { mealsIn } from '#domain/itinerary/meals.ts'
import type { Candidate } from '#domain/itinerary/plan-terms.ts'
import { type PlannedSession, plannedSession } from '#domain/itinerary/planned-session.ts'
import { walkBetween } from '#domain/itinerary/walking.ts'
import { rankSpeakers } from '#domain/recommendation/rank-speakers.ts'
import { createRanking, usualTuning } from '#domain/recommendation/ranking.ts'
import { rankedSessions } from '#server/usecases/recommendation/ranked-programme.ts'
import type { Figure, Measurement } from '../figure.ts'
import { median } from '../figure.ts'
import {
  baselines,
  demoSnapshot,
  type JudgedProfile,
  judgedProfiles,
  leaveOneOut,
  meanGain,
  meanUnfit,
  places,
  rankerOf,
  seeded,
  tuningsAround,
} from '../recommendation/judged-profiles.ts'

const sessionCount = 300
const personCount = 5000

/** The quality on judged profiles beside what anybody could do, and the cost in a programme three times as long. */
export const recommendationMeasurement: Measurement = {
  name: 'recommendation',
  title: `recommendations for judged profiles, and ${sessionCount} sessions for ${personCount} people`,
  measure: async () => [...quality(), ...(await cost())],
}

function quality(): Figure[] {
  const sessions = rankedSessions(demoSnapshot().current)
  const profiles = judgedProfiles()
  const ranker = rankerOf(createRanking(sessions))
  const out = leaveOneOut(sessions, profiles, tuningsAround(usualTuning))
  const unfit = `${meanUnfit(profiles, ranker).toFixed(2)} of ten unwanted`
  return [
    {
      what: `nDCG@${places}, ${profiles.length} judged profiles`,
      value: meanGain(profiles, ranker),
      unit: '',
      target: { limit: 0.85, direction: 'at least' },
      note: unfit,
    },
    {
      what: `nDCG@${places}, tuned without the judged profile`,
      value: out.gain,
      unit: '',
      target: { limit: 0.85, direction: 'at least' },
      note: `${tuningsAround(usualTuning).length} tunings, each profile left out in turn`,
    },
    ...Object.entries(baselines(sessions, profiles)).map(([name, baseline]) => ({
      what: `nDCG@${places}, ${name}`,
      value: meanGain(profiles, baseline),
      unit: '',
      note: `${meanUnfit(profiles, baseline).toFixed(2)} of ten unwanted`,
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
    dayMinutes: 300,
  }
  const rank: number[] = []
  const plan: number[] = []
  // The processor's time: other work on the machine would be measured otherwise.
  const spent = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const begun = performance.now()
  for (const { taste } of people) {
    const start = spent()
    const scores = ranking.scores(taste)
    ranking.sessions(taste, places)
    rankSpeakers(speakers, { sessions, scores, taste, count: 5 })
    const ranked = spent()
    const interest = new Map(scores.map(({ guid, score }) => [guid, score]))
    bestPlan(
      planned.map(
        (one): Candidate => ({
          ...one,
          interest: Math.max(0, interest.get(one.guid) ?? 0),
          wanted: taste.favourites.has(one.guid),
        }),
      ),
      terms,
    )
    rank.push(ranked - start)
    plan.push(spent() - ranked)
    // As the job does, so that others are served meanwhile.
    if (rank.length % 20 === 0) await new Promise(setImmediate)
  }
  const whole = (performance.now() - begun) / 1000
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
      what: 'itinerary of three days, processor, p99',
      value: p99(plan),
      unit: 'ms',
      target: { limit: 10, direction: 'at most' },
      note: `median ${median(plan).toFixed(2)} ms`,
    },
    {
      what: `both for ${personCount} people`,
      value: whole,
      unit: 's',
      target: { limit: 60, direction: 'at most' },
      note: 'by the clock, in turns with other work',
    },
  ]
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
