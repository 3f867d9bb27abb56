import { describe, expect, it } from 'vitest'
import { bestPlan, dayBudgets } from './best-plan.ts'
import { type Candidate, canFollow, leavesMeal, missedMeal, type PlanTerms, worthOf } from './plan-terms.ts'

const at = (hour: number, minute = 0, day = 0) => day * 1440 + hour * 60 + minute
const session = (guid: string, from: number, to: number, more: Partial<Candidate> = {}): Candidate => ({
  guid,
  day: Math.floor(from / 1440),
  from,
  to,
  hall: null,
  interest: 1,
  wanted: false,
  ...more,
})
const terms: PlanTerms = { walk: () => 0, meals: [], mealMinutes: 30, dayMinutes: null }
const guids = (plan: readonly Candidate[]) => plan.map(({ guid }) => guid)

describe('the best plan', () => {
  it('has nothing where there is nothing', () => {
    expect(bestPlan([], terms)).toEqual([])
  })

  it('is the one session of a programme of one', () => {
    expect(guids(bestPlan([session('only', at(10), at(11))], terms))).toEqual(['only'])
  })

  it('takes the most interesting of sessions that are all at the same hour', () => {
    const same = [0.4, 0.9, 0.7].map((interest, index) => session(`s${index}`, at(10), at(11), { interest }))
    expect(guids(bestPlan(same, terms))).toEqual(['s1'])
  })

  it('prefers two short ones to a longer one that is better than either', () => {
    const plan = bestPlan(
      [
        session('long', at(10), at(12), { interest: 1.5 }),
        session('early', at(10), at(11)),
        session('late', at(11), at(12)),
      ],
      terms,
    )
    expect(guids(plan)).toEqual(['early', 'late'])
  })

  it('leaves time for the way between two halls', () => {
    const pair = [session('a', at(10), at(11), { hall: 'x' }), session('b', at(11), at(12), { hall: 'y' })]
    expect(guids(bestPlan(pair, terms))).toEqual(['a', 'b'])
    expect(bestPlan(pair, { ...terms, walk: () => 5 })).toHaveLength(1)
  })

  it('keeps what was chosen by hand, and of two such the more interesting', () => {
    const plan = bestPlan(
      [
        session('best', at(10), at(11), { interest: 5 }),
        session('mine', at(10), at(11), { interest: 0, wanted: true }),
        session('mine too', at(10, 30), at(11, 30), { interest: 0.1, wanted: true }),
      ],
      terms,
    )
    expect(guids(plan)).toEqual(['mine too'])
  })

  it('goes on after a session over midnight only when it has ended', () => {
    const plan = bestPlan(
      [
        session('night', at(23), at(1, 0, 1), { interest: 2 }),
        session('too early', at(0, 30, 1), at(2, 0, 1)),
        session('morning', at(9, 0, 1), at(10, 0, 1)),
      ],
      terms,
    )
    expect(guids(plan)).toEqual(['night', 'morning'])
  })

  it('keeps half an hour of lunch free', () => {
    const lunch = { day: 0, from: at(13), to: at(14) }
    const day = [
      session('before', at(12), at(13, 20)),
      session('after', at(13, 40), at(15)),
      session('evening', at(17), at(18)),
    ]
    expect(guids(bestPlan(day, terms))).toEqual(['before', 'after', 'evening'])
    expect(guids(bestPlan(day, { ...terms, meals: [lunch] }))).toHaveLength(2)
  })

  it('fills no more minutes of a day than asked, beside what was chosen by hand', () => {
    const day = [
      session('a', at(9), at(10), { interest: 3 }),
      session('b', at(10), at(11), { interest: 2 }),
      session('c', at(11), at(12), { interest: 1 }),
      session('mine', at(12), at(13), { interest: 0, wanted: true }),
      session('next day', at(9, 0, 1), at(10, 0, 1), { interest: 1 }),
    ]
    expect(guids(bestPlan(day, { ...terms, dayMinutes: 120 }))).toEqual(['a', 'mine', 'next day'])
  })

  it('is the same whatever the order of the sessions', () => {
    const day = Array.from({ length: 8 }, (_, index) =>
      session(`s${index}`, at(9 + (index % 4)), at(10 + (index % 4))),
    )
    expect(guids(bestPlan(day.toReversed(), terms))).toEqual(guids(bestPlan(day, terms)))
  })
})

describe('against every plan there is', () => {
  const cases = Array.from({ length: 200 }, (_, seed) => seed)
  it.each([
    { name: 'no limits', more: {} },
    { name: 'a short day', more: { dayMinutes: 150 } },
    { name: 'meals', more: { meals: true } },
    { name: 'a short day with meals', more: { dayMinutes: 180, meals: true } },
  ])('is worth as much: $name', ({ more }) => {
    for (const seed of cases) {
      const { candidates, terms } = randomCase(seed, more)
      const plan = bestPlan(candidates, terms)
      expect(worthOfPlan(plan, terms, candidates), `case ${seed}`).toBeCloseTo(
        bestWorth(candidates, terms),
        6,
      )
    }
  })
})

function randomCase(seed: number, { dayMinutes, meals }: { dayMinutes?: number; meals?: boolean }) {
  let state = seed * 7919 + 17
  const below = (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % limit
  }
  const candidates = Array.from({ length: 1 + below(9) }, (_, index) => {
    const from = at(9 + below(6), 15 * below(4), below(2))
    // Some last over midnight.
    const long = below(12) === 0 ? 15 * 60 + 15 * below(8) : 30 + 15 * below(5)
    return session(`s${index}`, from, from + long, {
      hall: `h${below(3)}`,
      interest: below(100) / 10,
      wanted: below(7) === 0,
    })
  })
  const ways = Array.from({ length: 9 }, () => 5 * below(5))
  const terms: PlanTerms = {
    walk: (from, to) => (from === to ? 0 : (ways[Number(from?.slice(1)) * 3 + Number(to?.slice(1))] ?? 0)),
    meals: meals ? [0, 1].map(day => ({ day, from: at(12, 30, day), to: at(13, 30, day) })) : [],
    mealMinutes: 30,
    dayMinutes: dayMinutes ?? null,
  }
  return { candidates, terms }
}

/** Written from the rule and not from the algorithm: minus infinity for a plan that cannot be held. */
function worthOfPlan(plan: readonly Candidate[], terms: PlanTerms, all: readonly Candidate[]): number {
  const ordered = plan.toSorted((left, right) => left.from - right.from)
  for (const [index, one] of ordered.entries()) {
    const next = ordered[index + 1]
    if (next && !canFollow(one, next, terms.walk)) return Number.NEGATIVE_INFINITY
  }
  let worth = ordered.reduce((sum, one) => sum + worthOf(one), 0)
  for (const day of new Set(ordered.map(one => one.day))) {
    const held = ordered.filter(one => one.day === day)
    const budget = dayBudgets(
      all.filter(one => worthOf(one) > 0),
      terms,
    )?.get(day)
    const suggested = held.filter(({ wanted }) => !wanted)
    if (budget !== undefined && suggested.reduce((sum, { from, to }) => sum + to - from, 0) > budget)
      return Number.NEGATIVE_INFINITY
    for (const meal of terms.meals.filter(one => one.day === day)) {
      const gaps = [null, ...held].map((before, index) => {
        const after = held[index] ?? null
        const way = before && after ? terms.walk(before.hall, after.hall) : 0
        return { from: before?.to ?? -1e9, to: (after?.from ?? 1e9) - way }
      })
      if (!gaps.some(gap => leavesMeal(meal, gap, terms.mealMinutes))) worth -= missedMeal
    }
  }
  return worth
}

function bestWorth(candidates: readonly Candidate[], terms: PlanTerms): number {
  let best = 0
  for (let bits = 1; bits < 1 << candidates.length; bits += 1) {
    const plan = candidates.filter((_, index) => bits & (1 << index))
    best = Math.max(best, worthOfPlan(plan, terms, candidates))
  }
  return best
}
