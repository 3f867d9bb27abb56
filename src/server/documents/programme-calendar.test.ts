import { expect, it } from 'vitest'
import { type CalendarEntry, renderProgrammeCalendar } from './programme-calendar.ts'

const entry: CalendarEntry = {
  guid: '0e80ba15-0b27-5c2e-b6a7-69259b555da4',
  title: 'Защита; проверка, отладка',
  description: 'Первая строка\nвторая строка',
  location: 'Зал «Агат», Конгресс-центр, Сириус',
  startsAt: Date.parse('2026-02-18T15:00:00+03:00'),
  endsAt: Date.parse('2026-02-18T15:35:00+03:00'),
  url: 'https://forum.example/program/0e80ba15-0b27-5c2e-b6a7-69259b555da4',
  modifiedAt: new Date('2025-09-02T07:00:30Z'),
  firstPublishedAt: new Date('2025-09-01T07:00:00Z'),
}

const written = renderProgrammeCalendar({ name: 'Форум', locale: 'ru', entries: [entry] }).toString()
/** Long lines are folded: a line that begins with a space goes on. */
const lines = written.replaceAll('\r\n ', '').split('\r\n')

it.each([
  'METHOD:PUBLISH',
  'UID:0e80ba15-0b27-5c2e-b6a7-69259b555da4@programme.quorum',
  'SEQUENCE:86430',
  'DTSTAMP:20250902T070030Z',
  'DTSTART:20260218T120000Z',
  'DTEND:20260218T123500Z',
  'LAST-MODIFIED:20250902T070030Z',
  'SUMMARY:Защита\\; проверка\\, отладка',
  'DESCRIPTION:Первая строка\\nвторая строка',
  'LOCATION:Зал «Агат»\\, Конгресс-центр\\, Сириус',
])('%s', line => {
  expect(lines).toContain(line)
})

it('ends its lines as the standard says and folds them below 76 octets', () => {
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('is the same file whenever it is written', () => {
  expect(renderProgrammeCalendar({ name: 'Форум', locale: 'ru', entries: [entry] }).toString()).toBe(written)
})
