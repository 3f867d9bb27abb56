import { expect, it } from 'vitest'
import { bestPlan } from './best-plan.ts'
import { explainPlan } from './explain-plan.ts'
import type { Candidate, PlanTerms } from './plan-terms.ts'

const terms: PlanTerms = { walk: () => 0, meals: [], mealMinutes: 30, dayMinutes: null }
const session = (guid: string, from: number, to: number, interest: number, wanted = false): Candidate => ({
  guid,
  day: 0,
  from,
  to,
  hall: null,
  interest,
  wanted,
})
const reasons = (candidates: Candidate[], limits: Partial<PlanTerms> = {}) => {
  const all = { ...terms, ...limits }
  return Object.fromEntries(explainPlan(bestPlan(candidates, all), candidates, all))
}

it('names the strongest rival and why it lost', () => {
  expect(
    reasons([
      session('good', 0, 60, 2),
      session('better', 0, 60, 3),
      session('worse', 0, 60, 1),
      session('free', 100, 160, 1),
    ]),
  ).toEqual({ better: { code: 'interest', rival: 'good' }, free: { code: 'alone', rival: null } })
})

it('names the same one of two equal rivals, in whatever order they come', () => {
  const mine = session('mine', 0, 60, 3)
  const [one, other] = [session('a', 0, 60, 2), session('b', 0, 60, 2)]
  expect(reasons([mine, one, other])).toEqual({ mine: { code: 'interest', rival: 'a' } })
  expect(reasons([other, mine, one])).toEqual({ mine: { code: 'interest', rival: 'a' } })
})

it('names the strongest rival wherever it stands, and none of no interest', () => {
  const [best, weak, strong] = [
    session('best', 0, 60, 3),
    session('weak', 0, 60, 1),
    session('strong', 0, 60, 2),
  ]
  const found = { best: { code: 'interest', rival: 'strong' } }
  expect(reasons([weak, strong, best])).toEqual(found)
  expect(reasons([best, strong, weak])).toEqual(found)
  expect(reasons([best, session('dull', 0, 60, 0)])).toEqual({ best: { code: 'alone', rival: null } })
})

it('names no rival that has no length', () => {
  expect(reasons([session('talk', 0, 60, 1), session('without an end', 30, 30, 9)])).toEqual({
    talk: { code: 'alone', rival: null },
  })
})

it('says when two are worth more together', () => {
  expect(reasons([session('long', 0, 120, 3), session('a', 0, 60, 2), session('b', 60, 120, 2)])).toEqual({
    a: { code: 'together', rival: 'long' },
    b: { code: 'together', rival: 'long' },
  })
})

it('says when the person chose', () => {
  expect(reasons([session('mine', 0, 60, 0, true), session('better', 0, 60, 3)])).toEqual({
    mine: { code: 'wanted', rival: 'better' },
  })
})

it('says when the rival would make the day too long', () => {
  expect(reasons([session('short', 0, 60, 1), session('long', 0, 120, 3)], { dayMinutes: 60 })).toEqual({
    short: { code: 'time', rival: 'long' },
  })
})
