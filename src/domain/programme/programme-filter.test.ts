import { describe, expect, it } from 'vitest'
import {
  countValues,
  filterParameters,
  isCounted,
  isNarrowed,
  type ProgrammeFilter,
  passesFilter,
  readFilter,
  toggled,
} from './programme-filter.ts'

const choices = { days: ['2026-02-18', '2026-02-19'], halls: ['h1', 'h2'], tracks: ['t1'] }
const read = (search: string) => {
  const given = new URLSearchParams(search)
  return readFilter(name => given.get(name), choices)
}
const nothing: ProgrammeFilter = { day: null, track: [], hall: [], topic: [], format: [], lang: [] }

describe('readFilter', () => {
  it.each([
    ['', null],
    ['day=1', '2026-02-18'],
    ['day=2', '2026-02-19'],
    ['day=2026-02-19', '2026-02-19'],
    ['day=all', 'all'],
  ])('%j', (search, day) => {
    expect(read(search)).toEqual({ filter: { ...nothing, day }, unknown: [] })
  })

  it.each([
    ['day=3', 'day', '3'],
    ['day=0', 'day', '0'],
    ['day=2030-01-01', 'day', '2030-01-01'],
    ['hall=nowhere', 'hall', 'nowhere'],
    ['lang=both', 'lang', 'both'],
    ['format=<script>', 'format', '<script>'],
  ])('%s is left out and told', (search, name, value) => {
    expect(read(search)).toEqual({ filter: nothing, unknown: [{ name, value }] })
  })

  it('keeps what is known beside what is not', () => {
    const { filter, unknown } = read('hall=h2,h9,h2&topic=soc,ai&utm_source=x&day=')
    expect(filter).toEqual({ ...nothing, hall: ['h2'], topic: ['soc', 'ai'] })
    expect(unknown).toEqual([{ name: 'hall', value: 'h9' }])
  })
})

describe('passesFilter', () => {
  const session = {
    day: '2026-02-18',
    hall: 'h1',
    track: null,
    topics: ['soc' as const],
    format: 'talk',
    language: 'ru' as const,
  }
  it.each([
    [{}, true],
    [{ hall: ['h1', 'h2'] }, true],
    [{ hall: ['h2'] }, false],
    [{ track: ['t1'] }, false],
    [{ topic: ['soc', 'ai'] }, true],
    [{ topic: ['ai'] }, false],
    [{ format: ['talk'], topic: ['soc'], lang: ['ru'] }, true],
    [{ lang: ['en'] }, false],
  ])('%j: %s', (change, passes) => {
    expect(passesFilter(session, { ...nothing, ...change })).toBe(passes)
  })

  it('what is in both languages passes for either', () => {
    for (const lang of ['ru', 'en'])
      expect(passesFilter({ ...session, language: 'both' }, { ...nothing, lang: [lang] })).toBe(true)
  })
})

describe('a break', () => {
  const tea = {
    day: '2026-02-18',
    hall: null,
    track: null,
    topics: [],
    format: 'break',
    language: 'both' as const,
  }
  it.each([
    [{}, true, false],
    [{ lang: ['en'] }, false, false],
    [{ format: ['talk'] }, false, false],
    [{ format: ['break'] }, true, true],
    [{ format: ['break', 'talk'], lang: ['en'] }, true, true],
  ])('%j: shown %s, counted %s', (change, shown, counted) => {
    const filter = { ...nothing, ...change }
    expect([passesFilter(tea, filter), isCounted(tea, filter)]).toEqual([shown, counted])
  })
})

describe('countValues', () => {
  const make = (change: object) => ({
    day: '2026-02-18',
    hall: 'h1',
    track: 't1',
    topics: ['soc' as const],
    format: 'talk',
    language: 'ru' as const,
    ...change,
  })
  const sessions = [
    make({}),
    make({ topics: ['soc', 'ai'], language: 'both', hall: 'h2' }),
    make({ topics: ['ai'], day: '2026-02-19', format: 'panel', track: null }),
    make({ topics: [], format: 'break', hall: null, track: null, language: 'both' }),
  ]
  const counts = (name: Parameters<typeof countValues>[2], change: object = {}) =>
    Object.fromEntries(countValues(sessions, { ...nothing, ...change }, name))

  it.each([
    ['topic', {}, { soc: 2, ai: 2 }],
    ['topic', { day: 'all' }, { soc: 2, ai: 2 }],
    ['topic', { day: '2026-02-19' }, { ai: 1 }],
    ['topic', { hall: ['h2'] }, { soc: 1, ai: 1 }],
    // Another topic adds to the choice, so the one already chosen does not narrow it.
    ['topic', { topic: ['soc'] }, { soc: 2, ai: 2 }],
    ['hall', { topic: ['ai'] }, { h1: 1, h2: 1 }],
    ['track', {}, { t1: 2 }],
    ['format', {}, { talk: 2, panel: 1, break: 1 }],
    ['format', { topic: ['ai'] }, { talk: 1, panel: 1 }],
    ['lang', {}, { ru: 3, en: 1 }],
  ] as const)('%s under %j', (name, change, expected) => {
    expect(counts(name, change)).toEqual(expected)
  })
})

describe('the address of a filter', () => {
  it('puts a value in and takes it out', () => {
    const once = toggled(nothing, 'topic', 'soc')
    expect(isNarrowed(once)).toBe(true)
    expect(toggled(once, 'topic', 'soc')).toEqual(nothing)
    expect(toggled(toggled(once, 'topic', 'ai'), 'topic', 'soc').topic).toEqual(['ai'])
    expect(isNarrowed({ ...nothing, day: 'all' })).toBe(false)
  })

  it('reads back as it was written', () => {
    const filter = { ...nothing, day: '2026-02-19', topic: ['soc', 'ai'], hall: ['h1'] }
    const parameters = filterParameters(filter, choices.days)
    expect(parameters).toEqual([
      ['day', '2'],
      ['hall', 'h1'],
      ['topic', 'ai,soc'],
    ])
    expect(read(new URLSearchParams(parameters).toString()).filter).toEqual({
      ...filter,
      topic: ['ai', 'soc'],
    })
  })
})

it('lets a session of several topics pass by one of them', () => {
  const session = { track: null, hall: null, format: 'talk', topics: ['fraud', 'cloud'], language: 'ru' }
  const passes = (change: object) => passesFilter(session as never, { ...nothing, ...change } as never)
  expect(passes({ topic: ['cloud'] })).toBe(true)
  expect(passes({ topic: ['cloud', 'law'] })).toBe(true)
  expect(passes({ topic: ['law'] })).toBe(false)
  expect(passes({ hall: ['h1'] })).toBe(false)
})
