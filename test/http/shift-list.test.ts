import { beforeAll, expect, test } from 'vitest'
import type { Shift } from '#contract/organiser-shift.ts'
import { missingOf } from '#domain/shift/shift-rules.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import { addShift, assign, volunteer } from '#test/factories/volunteer.ts'
import { useTestServer } from '#test/server.ts'
import { expectRefusal } from './expect-refusal.ts'
import { countStatements } from './statement-count.ts'

const server = useTestServer()

type Page = {
  items: Shift[]
  nextCursor: string | null
  missing: number
  newShiftDay: string
  counts: { all: number; short: number }
}

const path = '/organizer/shifts'

async function read(query: Record<string, string> = {}): Promise<Page> {
  const token = await organiserToken(server(), 'logistics')
  return must<Page>(server(), 'GET', `${path}?${new URLSearchParams(query)}`, { token })
}

/** Every page, with as many shifts on each. */
async function all(query: Record<string, string> = {}, limit = '4'): Promise<Shift[]> {
  const found: Shift[] = []
  let page = await read({ ...query, limit })
  for (found.push(...page.items); page.nextCursor; found.push(...page.items))
    page = await read({ ...query, limit, cursor: page.nextCursor })
  return found
}

const guidsOf = (shifts: readonly Shift[]) => shifts.map(({ guid }) => guid)
const missing = ({ needed, volunteers }: Shift) => missingOf({ needed, assigned: volunteers.length })
const missingOn = (shifts: readonly Shift[]) => shifts.reduce((sum, shift) => sum + missing(shift), 0)

const places = [
  { ru: 'Стойка у ёлки', en: 'Tree desk' },
  { ru: 'Главный вход', en: 'Main entrance' },
  { ru: 'Гардероб 100%', en: 'Cloakroom' },
]

// Three days of five shifts; two of each day have the same hours, and two begin together and end apart.
const hours = [
  ['05', '08'],
  ['05', '08'],
  ['05', '10'],
  ['09', '12'],
  ['20', '23'],
] as const

beforeAll(async () => {
  await server().database.deleteFrom('volunteerShift').execute()
  const { newShiftDay, counts, missing: none, items } = await read()
  // The forum's first day, while there is no shift.
  expect({ newShiftDay, counts, none, items }).toEqual({
    newShiftDay: '2026-02-18',
    counts: { all: 0, short: 0 },
    none: 0,
    items: [],
  })
  const people = [await volunteer(server(), 'accepted'), await volunteer(server(), 'accepted')]
  for (const day of ['16', '17', '18'])
    for (const [index, [from, to]] of hours.entries()) {
      const guid = await addShift(server(), {
        from: `2026-02-${day}T${from}:00:00.000Z`,
        to: `2026-02-${day}T${to}:00:00.000Z`,
        place: places[index % 3] ?? { ru: '', en: '' },
        needed: 1 + (index % 3),
      })
      // The first of a day and the fourth are full, the third has one of three.
      const taking = { 0: people.slice(0, 1), 3: people.slice(0, 1), 2: people.slice(1) }[index] ?? []
      if (taking.length > 0)
        await assign(
          server(),
          guid,
          taking.map(person => person.guid),
        )
    }
})

test('pages of any length show every shift once, in order of time', async () => {
  const everything = (await read({ limit: '200' })).items
  expect(everything).toHaveLength(15)
  expect(new Set(guidsOf(everything)).size).toBe(15)
  const keys = everything.map(({ from, to, guid }) => [from, to, guid].join(' '))
  expect(keys).toEqual(keys.toSorted())
  for (const limit of ['1', '2', '5', '15']) expect(await all({}, limit)).toEqual(everything)
  expect((await read({ limit: '15' })).nextCursor).toBeNull()
  expect(everything.some(({ volunteers }) => volunteers.length > 0)).toBe(true)
})

test('only those short of people, and the total says the same beside both', async () => {
  const everything = await all()
  const short = await all({ filling: 'short' }, '2')
  const expected = everything.filter(shift => missing(shift) > 0)
  expect(expected).toHaveLength(9)
  expect(short).toEqual(expected)
  for (const query of [{}, { filling: 'short' }, { filling: 'short', limit: '1' }] as Record<
    string,
    string
  >[]) {
    const { missing: total, counts } = await read(query)
    expect({ total, counts }).toEqual({ total: missingOn(everything), counts: { all: 15, short: 9 } })
  }
})

test('the days are those on which a shift begins at the forum', async () => {
  const everything = await all()
  // Eight in the evening of Greenwich is eleven at night in Moscow: the shift goes on to the next day.
  expect(everything.filter(({ day }) => day === '2026-02-17')).toHaveLength(5)
  for (const query of [
    { from: '2026-02-17' },
    { to: '2026-02-16' },
    { from: '2026-02-17', to: '2026-02-17' },
  ] as { from?: string; to?: string }[]) {
    const expected = everything.filter(
      ({ day }) => day >= (query.from ?? '2000-01-01') && day <= (query.to ?? '2100-01-01'),
    )
    expect(expected.length).toBeLessThan(15)
    expect(await all(query)).toEqual(expected)
    const { missing: total, counts, newShiftDay } = await read(query)
    expect({ total, all: counts.all }).toEqual({ total: missingOn(expected), all: expected.length })
    // A new shift begins with the last day of all, whatever is shown.
    expect(newShiftDay).toBe('2026-02-18')
  }
  expect((await read({ from: '2030-01-01' })).counts).toEqual({ all: 0, short: 0 })
})

test.each([
  ['стойка', 0],
  ['ЕЛКИ', 0],
  ['ёлк', 0],
  ['tREE', 0],
  ['main ENTR', 1],
  // The same keys with the other layout.
  ['ukfdysq', 1],
  ['100%', 2],
  ['%', 2],
  ['нет такого', null],
])('a place is found by “%s” in either language', async (q, place) => {
  const everything = await all()
  const expected = everything.filter(shift => place !== null && shift.place.ru === places[place]?.ru)
  expect(await all({ q }, '2')).toEqual(expected)
  const { missing: total, counts } = await read({ q, filling: 'short' })
  expect({ total, all: counts.all }).toEqual({ total: missingOn(expected), all: expected.length })
})

test('a cursor of another view is told of, and what is not known is refused', async () => {
  const token = await organiserToken(server(), 'logistics')
  const { nextCursor } = await read({ limit: '3', filling: 'short' })
  const next = (query: string) => server().call('GET', `${path}?${query}&cursor=${nextCursor}`, { token })
  expect((await next('filling=short&limit=9')).status).toBe(200)
  for (const query of ['limit=3', 'filling=short&q=desk', 'filling=short&from=2026-02-17'])
    expectRefusal(await next(query), 422, 'cursor_of_another_view')
  for (const query of ['filling=half', 'from=2026-02-30', 'limit=0'])
    expectRefusal(await server().call('GET', `${path}?${query}`, { token }), 400, 'malformed_request')
  // What was never a cursor begins the list anew, as everywhere.
  expect((await read({ cursor: 'nonsense' })).items).toEqual((await read()).items)
})

test('a shift that is removed while the pages are read takes no other with it', async () => {
  const everything = await all()
  const token = await organiserToken(server(), 'logistics')
  const first = await read({ limit: '4' })
  const last = first.items.at(-1)
  // The cursor names this very shift.
  expect((await server().call('DELETE', `${path}/${last?.guid}`, { token })).status).toBe(204)
  const rest: Shift[] = []
  for (let cursor = first.nextCursor; cursor; ) {
    const page = await read({ limit: '4', cursor })
    rest.push(...page.items)
    cursor = page.nextCursor
  }
  expect([...first.items, ...rest]).toEqual(everything)
})

test('a page reads the volunteers of its own shifts, and asks as often for one as for all', async () => {
  const token = await organiserToken(server(), 'logistics')
  const ask = (limit: number) =>
    countStatements(() => server().call<Page>('GET', `${path}?limit=${limit}`, { token }))
  await ask(1)
  const [one, whole] = [await ask(1), await ask(200)]
  expect(one.answer.body.items).toHaveLength(1)
  expect(whole.answer.body.items.length).toBeGreaterThan(10)
  expect(one.count).toBeGreaterThan(1)
  expect(whole.count).toBe(one.count)
})
