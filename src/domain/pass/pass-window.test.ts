import { expect, it } from 'vitest'
import { passWindow } from './pass-window.ts'

it('opens at noon of the day before and closes at the end of the last day', () => {
  const window = passWindow({ startsOn: '2026-02-18', endsOn: '2026-02-20', timeZone: 'Europe/Moscow' })
  expect(new Date(window.validFrom * 1000).toISOString()).toBe('2026-02-17T09:00:00.000Z')
  expect(new Date(window.validTo * 1000).toISOString()).toBe('2026-02-20T21:00:00.000Z')
})
