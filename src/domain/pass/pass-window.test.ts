import { describe, expect, it } from 'vitest'
import type { SiteWindow } from '../edition/site-window.ts'
import { passWindow, sitePassWindow, volunteerPassWindow } from './pass-window.ts'

it('opens at noon of the day before and closes at the end of the last day', () => {
  const window = passWindow({ startsOn: '2026-02-18', endsOn: '2026-02-20', timeZone: 'Europe/Moscow' })
  expect(new Date(window.validFrom * 1000).toISOString()).toBe('2026-02-17T09:00:00.000Z')
  expect(new Date(window.validTo * 1000).toISOString()).toBe('2026-02-20T21:00:00.000Z')
})

describe('the pass of those who work on site', () => {
  const at = (text: string) => Date.parse(`${text}+03:00`)
  const windows: SiteWindow[] = [
    { part: 'dismantling', from: at('2026-02-20T20:00:00'), to: at('2026-02-22T00:00:00') },
    { part: 'setUp', from: at('2026-02-14T08:00:00'), to: at('2026-02-17T22:00:00') },
    { part: 'forum', from: at('2026-02-18T07:00:00'), to: at('2026-02-20T20:00:00') },
  ]
  const spoken = (window: ReturnType<typeof sitePassWindow>) =>
    window && [window.validFrom, window.validTo].map(second => new Date(second * 1000).toISOString())

  it('lasts from the first of their windows to the last second of the last', () => {
    expect(spoken(sitePassWindow({ onForum: true, onMontage: false }, windows, null))).toEqual([
      '2026-02-18T04:00:00.000Z',
      '2026-02-20T16:59:59.000Z',
    ])
    expect(spoken(sitePassWindow({ onForum: false, onMontage: true }, windows, null))).toEqual([
      '2026-02-14T05:00:00.000Z',
      '2026-02-21T20:59:59.000Z',
    ])
  })

  it('of a vehicle lasts no longer than its days', () => {
    const between = (arrivesOn: string, leavesOn: string) => ({
      days: { arrivesOn, leavesOn },
      timeZone: 'Europe/Moscow',
    })
    const access = { onForum: false, onMontage: true }
    expect(spoken(sitePassWindow(access, windows, between('2026-02-15', '2026-02-16')))).toEqual([
      '2026-02-14T21:00:00.000Z',
      '2026-02-16T20:59:59.000Z',
    ])
    // From the morning of the set-up, although it said midnight.
    expect(spoken(sitePassWindow(access, windows, between('2026-02-14', '2026-02-14')))).toEqual([
      '2026-02-14T05:00:00.000Z',
      '2026-02-14T20:59:59.000Z',
    ])
    expect(sitePassWindow(access, windows, between('2026-02-18', '2026-02-19'))).toBeNull()
  })

  it('is none without windows', () => {
    expect(sitePassWindow({ onForum: true, onMontage: true }, [], null)).toBeNull()
  })

  describe('of a volunteer', () => {
    const edition = { startsOn: '2026-02-18', endsOn: '2026-02-20', timeZone: 'Europe/Moscow' }
    const forumDays = ['2026-02-18T04:00:00.000Z', '2026-02-20T16:59:59.000Z']
    const span = (from: string, to: string) => ({ from: at(from), to: at(to) })

    it.each([
      ['without shifts', null, forumDays, false],
      ['on a forum day', span('2026-02-19T08:00:00', '2026-02-19T15:00:00'), forumDays, false],
      [
        'on a day of the set-up',
        span('2026-02-16T09:00:00', '2026-02-16T15:00:00'),
        ['2026-02-16T06:00:00.000Z', forumDays[1]],
        true,
      ],
      [
        'that end when the set-up begins',
        span('2026-02-14T06:00:00', '2026-02-14T08:00:00'),
        forumDays,
        false,
      ],
      [
        'that begin when the dismantling ends',
        span('2026-02-22T00:00:00', '2026-02-22T06:00:00'),
        forumDays,
        false,
      ],
      [
        'before the set-up begins',
        span('2026-02-14T06:00:00', '2026-02-14T15:00:00'),
        ['2026-02-14T05:00:00.000Z', forumDays[1]],
        true,
      ],
      [
        'from the last day into the dismantling',
        span('2026-02-20T18:00:00', '2026-02-20T23:00:00'),
        [forumDays[0], '2026-02-20T19:59:59.000Z'],
        true,
      ],
    ] as const)('%s', (_, shifts, window, onMontage) => {
      const pass = volunteerPassWindow(edition, windows, shifts)
      expect(spoken(pass.window)).toEqual(window)
      expect(pass.access).toEqual({ onForum: true, onMontage })
    })

    it('lasts as a participant’s where the edition has no windows', () => {
      expect(volunteerPassWindow(edition, [], null).window).toEqual(passWindow(edition))
    })
  })
})
