import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { DaySchedule } from './day-schedule.tsx'
import type { ProgrammeView, SessionView } from './programme-view.ts'

const session = (guid: string, startsAt: string, endsAt: string): SessionView => ({
  guid,
  title: guid,
  format: 'talk',
  day: '2026-02-18',
  startsAt,
  endsAt,
  hall: 'h',
  track: 't',
  language: 'ru',
  topics: [],
  people: '',
})
const sessions = [
  session('one', '10:00', '11:00'),
  session('two', '11:00', '12:00'),
  session('three', '12:00', '13:00'),
]
const programme: ProgrammeView = {
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
  halls: [{ guid: 'h', name: 'Amber', floor: 'Level 1' }],
  tracks: [{ guid: 't', name: 'Antifraud', colour: 'sky' }],
  sessions,
}

const draw = (clock: { day: string; minutes: number } | null) => {
  overwriteGetLocale(() => 'en')
  return renderToStaticMarkup(
    <DaySchedule
      programme={programme}
      day="2026-02-18"
      sessions={sessions}
      locale="en"
      addressOf={guid => `/program/${guid}`}
      clock={clock && { ...clock, ahead: 0 }}
      grid
      note="Moscow time, UTC+3"
    />,
  )
}
/** What is said of each session without a script. */
const marksOf = (html: string) =>
  [...html.matchAll(/<li.*?<\/li>/gs)].map(([card]) => [
    !/data-running="" hidden/.test(card) && /data-running/.test(card),
    !/data-upcoming="" hidden/.test(card) && /data-upcoming/.test(card),
  ])

it('says at the time of rendering what goes on and what comes next', () => {
  const html = draw({ day: '2026-02-18', minutes: 630 })
  expect(marksOf(html)).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
  expect(html).toMatch(/data-now-line=""(?![^>]* hidden)/)
  expect(html).toContain('10:30')
  expect(html).toContain('top:50%')
})

it('says nothing of it on another day', () => {
  const html = draw({ day: '2026-02-19', minutes: 630 })
  expect(marksOf(html).flat()).not.toContain(true)
  expect(html).toMatch(/data-now-line=""[^>]* hidden/)
})

it('has no places for marks where there is no clock', () => {
  expect(draw(null)).not.toMatch(/data-running|data-now/)
})

it('names track, zone and every start', () => {
  const html = draw(null)
  expect(html).toContain('Antifraud')
  expect(html).toContain('Moscow time, UTC+3')
  expect([...html.matchAll(/>(\d\d:\d\d)<\/div>/g)].map(([, time]) => time)).toEqual([
    '10:00',
    '11:00',
    '12:00',
  ])
})
