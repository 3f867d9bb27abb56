import { expect, test } from 'vitest'
import { placedDraft, sessionClashes } from './rules.ts'

const planned = [
  {
    guid: 'panel',
    day: '2026-02-18',
    startsAt: '10:00',
    endsAt: '11:00',
    hall: 'amber',
    moderators: [],
    speakers: ['lev'],
  },
  {
    guid: 'talk',
    day: '2026-02-18',
    startsAt: '12:00',
    endsAt: '12:30',
    hall: 'amber',
    moderators: ['lev'],
    speakers: [],
  },
]
const draft = {
  day: '2026-02-18',
  startsAt: '10:30',
  endsAt: '11:30',
  hall: 'amber',
  moderators: ['lev'],
  speakers: [],
}

test('a session that is begun is held against all that are planned', () => {
  expect(sessionClashes(planned, placedDraft(null, draft))).toEqual([
    { kind: 'hall', subject: 'amber', other: 'panel' },
    { kind: 'person', subject: 'lev', other: 'panel' },
  ])
})

test('its own saved version is in nobody’s way', () => {
  expect(sessionClashes(planned, placedDraft('panel', draft))).toEqual([])
})

test('a time half typed is none yet', () => {
  expect(sessionClashes(planned, placedDraft(null, { ...draft, endsAt: '11:' }))).toEqual([])
})
