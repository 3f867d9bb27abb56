import { describe, expect, it } from 'vitest'
import { isAcrossHalls, layOutDay, rowAt } from './day-grid.ts'

const session = (guid: string, startsAt: string, endsAt: string, hall: string | null) => ({
  guid,
  startsAt,
  endsAt,
  hall,
})
const plenary = (guid: string, startsAt: string, endsAt: string, hall: string) => ({
  ...session(guid, startsAt, endsAt, hall),
  acrossHalls: true,
})

describe('layOutDay', () => {
  const day = layOutDay(
    [
      session('coffee', '09:00', '09:30', null),
      session('panel', '09:30', '10:45', 'a'),
      session('talk', '09:30', '10:10', 'b'),
      session('case', '10:20', '11:00', 'b'),
    ],
    ['a', 'unused', 'b'],
  )

  it('gives a column to each hall that is used', () => {
    expect(day.halls).toEqual([
      { guid: 'a', columns: [1, 2] },
      { guid: 'b', columns: [2, 3] },
    ])
    expect(day.columns).toBe(2)
  })

  it('has a row for each stretch between starts, ends and full hours', () => {
    expect(day.rows).toEqual([30, 30, 10, 10, 25, 15])
    expect(day.hours).toEqual([540, 600, 660])
    expect(day.places.get('panel')).toEqual({ columns: [1, 2], rows: [2, 6] })
    expect(day.places.get('talk')).toEqual({ columns: [2, 3], rows: [2, 4] })
    expect(day.places.get('case')).toEqual({ columns: [2, 3], rows: [5, 7] })
  })

  it('tells every start once', () => {
    expect(day.starts).toEqual([540, 570, 620])
  })

  it('lays what is in no hall over all columns', () => {
    expect(day.places.get('coffee')).toEqual({ columns: [1, 3], rows: [1, 2] })
  })

  it.each([
    [540, { row: 1, share: 0 }],
    [555, { row: 1, share: 0.5 }],
    [605, { row: 3, share: 0.5 }],
    [659, { row: 6, share: 14 / 15 }],
    [660, null],
    [539, null],
  ])('minute %i', (minutes, place) => {
    expect(rowAt(day, minutes)).toEqual(place)
  })
})

it('a plenary and a ceremony fill the halls beside their own', () => {
  const formats = ['plenary', 'ceremony', 'talk', 'workshop', 'break']
  expect(formats.filter(isAcrossHalls)).toEqual(['plenary', 'ceremony'])
})

describe('a plenary', () => {
  const halls = ['a', 'b', 'c']
  const hour = (guid: string, hall: string) => session(guid, '12:00', '13:00', hall)
  const others = [hour('x', 'a'), hour('y', 'b'), hour('z', 'c')]
  const columnsOf = (...more: Parameters<typeof layOutDay>[0]) =>
    layOutDay([...others, ...more], halls).places.get('plenary')?.columns

  it('takes all halls while nothing goes on in the others', () => {
    expect(columnsOf(plenary('plenary', '10:00', '12:00', 'b'))).toEqual([1, 4])
  })

  it('leaves out a hall that is in use, and those beyond it', () => {
    expect(
      columnsOf(plenary('plenary', '10:00', '12:00', 'a'), session('all day', '09:00', '12:00', 'c')),
    ).toEqual([1, 3])
    expect(
      columnsOf(plenary('plenary', '10:00', '12:00', 'a'), session('all day', '09:00', '12:00', 'b')),
    ).toEqual([1, 2])
  })

  it('takes its own hall alone beside others', () => {
    expect(
      columnsOf(plenary('plenary', '13:00', '14:00', 'a'), session('talk', '13:30', '14:00', 'b')),
    ).toEqual([1, 2])
  })
})

describe('what stands in each other’s way', () => {
  it('overlapping sessions of a hall stand side by side', () => {
    const day = layOutDay(
      [
        session('x', '10:00', '11:00', 'a'),
        session('y', '10:30', '11:30', 'a'),
        session('z', '11:00', '12:00', 'a'),
      ],
      ['a', 'b'],
    )
    expect(day.halls).toEqual([{ guid: 'a', columns: [1, 3] }])
    expect(day.places.get('y')?.columns).toEqual([2, 3])
    expect(day.places.get('z')?.columns).toEqual([1, 2])
  })

  it('whoever begins first stands first, in whatever order the sessions come', () => {
    const day = layOutDay(
      [
        session('z', '11:00', '12:00', 'a'),
        session('y', '10:30', '11:30', 'a'),
        session('x', '10:00', '11:00', 'a'),
      ],
      ['a'],
    )
    expect(day.halls).toEqual([{ guid: 'a', columns: [1, 3] }])
    expect(day.places.get('x')?.columns).toEqual([1, 2])
    expect(day.places.get('y')?.columns).toEqual([2, 3])
  })

  it('a break that would cover a session gets a column of its own', () => {
    const day = layOutDay(
      [session('x', '10:00', '11:00', 'a'), session('tea', '10:30', '10:45', null)],
      ['a'],
    )
    expect(day.places.get('tea')?.columns).toEqual([2, 3])
    expect(day.columns).toBe(2)
  })

  it('a hall that nobody knows counts as none', () => {
    expect(layOutDay([session('x', '10:00', '11:00', 'gone')], ['a']).places.get('x')?.columns).toEqual([
      1, 2,
    ])
  })
})

it('an empty day has no rows, and a session without length no place', () => {
  expect(layOutDay([], ['a'])).toMatchObject({ halls: [], rows: [], hours: [], columns: 1 })
  expect(layOutDay([session('x', '10:00', '10:00', 'a')], ['a']).places.size).toBe(0)
})

describe('a break', () => {
  it('spans the halls that are free, if those are most of them', () => {
    const halls = ['a', 'b', 'c']
    const all = halls.map(hall => session(hall, '12:00', '13:00', hall))
    const reach = (...long: string[]) =>
      layOutDay(
        [
          ...all,
          ...long.map(hall => session(`long ${hall}`, '13:00', '15:00', hall)),
          session('tea', '14:00', '14:30', null),
        ],
        halls,
      ).places.get('tea')?.columns
    expect(reach('c')).toEqual([1, 3])
    expect(reach('a')).toEqual([2, 4])
    expect(reach('b')).toEqual([4, 5])
    expect(reach('a', 'b')).toEqual([4, 5])
  })

  const places = (...sessions: ReturnType<typeof session>[]) => {
    const { halls, ...day } = layOutDay(sessions, ['a', 'b'])
    return { halls: halls.length, day: JSON.stringify(day) }
  }

  it('gets a column of its own where it would cover one session, though not another', () => {
    const apart = places(
      session('one', '09:00', '10:00', 'a'),
      session('two', '11:00', '12:00', 'b'),
      session('break', '10:00', '11:00', null),
    )
    const covering = places(
      session('one', '09:00', '10:00', 'a'),
      session('two', '11:00', '12:00', 'b'),
      session('break', '10:30', '11:30', null),
    )
    expect(covering.day).not.toBe(apart.day)
  })

  it('gets one of its own beside another break at the same time', () => {
    const alone = layOutDay(
      [session('one', '09:00', '09:30', 'a'), session('tea', '10:00', '10:30', null)],
      ['a'],
    )
    const two = layOutDay(
      [
        session('one', '09:00', '09:30', 'a'),
        session('tea', '10:00', '10:30', null),
        session('lunch', '10:00', '10:30', null),
      ],
      ['a'],
    )
    expect(JSON.stringify(two)).not.toBe(JSON.stringify(alone))
    expect(two.halls).toEqual(alone.halls)
  })
})
