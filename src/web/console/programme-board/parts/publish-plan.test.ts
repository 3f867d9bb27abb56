import { expect, test } from 'vitest'
import type { PlannedSession } from '#contract/organiser-programme.ts'
import { noDay, sessionsByDay } from './board-days.ts'
import { publishPlan } from './publish-plan.ts'

const session = (guid: string, change: Partial<PlannedSession> = {}): PlannedSession => ({
  guid,
  version: 1,
  state: 'draft',
  title: { ru: guid, en: guid },
  format: 'talk',
  day: '2026-02-18',
  startsAt: '10:00',
  endsAt: '11:00',
  hall: null,
  track: null,
  language: 'ru',
  topics: [],
  moderators: [],
  speakers: [],
  highlighted: false,
  untranslated: [],
  problems: 0,
  ...change,
})

const sessions = [
  session('fresh'),
  session('changed', { state: 'changed' }),
  session('same', { state: 'published' }),
  session('unready', { problems: 2 }),
  session('elsewhere', { state: 'published' }),
]
const clash = (first: string, second: string) => ({
  kind: 'hall' as const,
  subject: 'hall',
  sessions: [first, second] as [string, string],
})

test('what is selected is sorted by what publishing it means', () => {
  const selected = new Set(['fresh', 'changed', 'same', 'unready'])
  expect(publishPlan(sessions, selected, [])).toEqual({
    fresh: ['fresh'],
    changed: ['changed'],
    same: ['same'],
    unready: ['unready'],
    conflicts: [],
  })
})

test('only overlaps that the site would show are told', () => {
  const conflicts = [clash('fresh', 'elsewhere'), clash('fresh', 'unready'), clash('same', 'elsewhere')]
  expect(publishPlan(sessions, new Set(['fresh']), conflicts).conflicts).toEqual([conflicts[0]])
  expect(publishPlan(sessions, new Set(['changed']), conflicts).conflicts).toEqual([])
})

test('sessions stand under their day, and those on none of the forum’s under a heading of their own', () => {
  const days = ['2026-02-18', '2026-02-19']
  const byDay = sessionsByDay(
    [session('a'), session('b', { day: null }), session('c', { day: '2025-02-18' })],
    days,
  )
  expect([...byDay].map(([day, some]) => [day, some.map(({ guid }) => guid)])).toEqual([
    ['2026-02-18', ['a']],
    ['2026-02-19', []],
    [noDay, ['b', 'c']],
  ])
})
