import { expect, it } from 'vitest'
import type { Programme } from '#contract/programme.ts'
import { viewOf } from './programme-view.ts'

const person = (guid: string, name: string) => ({
  guid,
  name,
  position: 'Head of a department',
  company: 'A bank',
  photo: null,
})

const programme: Programme = {
  edition: {
    slug: '2026',
    name: 'Forum',
    city: 'Sirius',
    venue: 'Centre',
    startsOn: '2026-02-18',
    endsOn: '2026-02-18',
    timeZone: 'Europe/Moscow',
  },
  days: ['2026-02-18'],
  halls: [{ guid: 'h', name: 'Amber', floor: 'Ground floor', capacity: 100 }],
  tracks: [{ guid: 't', name: 'Antifraud', description: 'Long', colour: 'sky' }],
  sessions: [
    {
      guid: 's',
      title: 'Talk',
      format: 'talk',
      day: '2026-02-18',
      startsAt: '10:00',
      endsAt: '11:00',
      hall: 'h',
      track: 't',
      language: 'ru',
      topics: ['soc'],
      moderators: ['m', 'a'],
      speakers: ['a', 'gone', 'b'],
    },
  ],
  people: [person('m', 'Moderator'), person('a', 'First'), person('b', 'Second')],
}

it('names everybody once, speakers first, and leaves out who is not known', () => {
  expect(viewOf(programme, 'en').sessions[0]?.people).toBe('First, Second, Moderator')
})

it('carries nothing that only other pages show', () => {
  expect(JSON.stringify(viewOf(programme, 'en'))).not.toMatch(
    /Head of a department|A bank|Long|capacity|moderators/,
  )
})
