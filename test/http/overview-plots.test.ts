import { expect, test } from 'vitest'
import { plottedDays } from '#contract/organiser-console.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import {
  finishedParticipant,
  givePassport,
  must,
  paidParticipant,
  rejectedParticipant,
} from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { invoiceCalls } from './invoice-calls.ts'

const server = useTestServer()
const { invoiced, markPaid } = invoiceCalls(server)

type Counts = { sent: number; approved: number; rejected: number }

type Plots = {
  funnel: (Counts & { day: string; roles: (Counts & { role: string })[] })[] | null
  ageing: { fromDays: number; count: number }[] | null
  roles: { role: string; counts: Record<string, number> }[] | null
  money: { day: string; invoicesKopecks: string; cardsKopecks: string }[] | null
  badges: { standing: string; count: number }[] | null
  passes: { state: string; count: number }[] | null
  arrivals: { hubs: object[]; hours: object[] } | null
  messages: {
    days: { day: string; sms: number; email: number; smsParts: number }[]
    partKopecks: string | null
  } | null
  vetting: {
    states: { state: string; count: number }[]
    ageing: { fromDays: number; savedTo: string; count: number }[]
  } | null
}

const none: Counts = { sent: 0, approved: 0, rejected: 0 }

const plots = async (role: OrganiserRole) =>
  must<Plots>(server(), 'GET', '/organizer/overview', { token: await organiserToken(server(), role) })

test('an empty forum has a fortnight of nothing', async () => {
  const { funnel, money, ageing } = await plots('admin')
  expect(funnel).toHaveLength(plottedDays)
  expect(funnel?.at(-1)).toEqual({
    day: '2025-09-15',
    ...none,
    roles: ['participant', 'speaker', 'media'].map(role => ({ role, ...none })),
  })
  expect(funnel?.[0]?.day).toBe('2025-09-02')
  expect(money?.every(row => row.invoicesKopecks === '0' && row.cardsKopecks === '0')).toBe(true)
  expect(ageing).toEqual([0, 3, 7, 14].map(fromDays => ({ fromDays, count: 0 })))
})

test('what was sent, decided, paid and told stands on its day', async () => {
  await finishedParticipant(server(), { role: 'media' })
  await rejectedParticipant(server())
  await paidParticipant(server())
  const { invoice } = await invoiced()
  await markPaid(invoice.guid)
  await server().deliver()
  // Another day is counted anew.
  server().advance(4 * 86_400_000)
  const { funnel, ageing, roles, money, messages } = await plots('admin')
  const on = <Row extends { day: string }>(rows: Row[] | null) =>
    rows?.find(({ day }) => day === '2025-09-15')
  expect(on(funnel)).toMatchObject({
    ...{ sent: 4, approved: 2, rejected: 1 },
    roles: [
      { role: 'participant', sent: 3, approved: 2, rejected: 1 },
      { role: 'speaker', ...none },
      { role: 'media', sent: 1, approved: 0, rejected: 0 },
    ],
  })
  expect(on(money)).toMatchObject({ invoicesKopecks: '18000000', cardsKopecks: '18000000' })
  expect(roles).toEqual([
    { role: 'participant', counts: { approved: 2, rejected: 1 } },
    { role: 'media', counts: { pending: 1 } },
  ])
  // Messages leave by the machine's clock.
  const sum = (field: 'sms' | 'smsParts') => messages?.days.reduce((total, row) => total + row[field], 0) ?? 0
  expect(sum('sms')).toBeGreaterThan(0)
  // Cyrillic texts with an address are longer than the 70 letters of one part.
  expect(sum('smsParts')).toBeGreaterThan(sum('sms'))
  expect(ageing).toEqual([
    { fromDays: 0, count: 0 },
    { fromDays: 3, count: 1 },
    { fromDays: 7, count: 0 },
    { fromDays: 14, count: 0 },
  ])
})

test.each<[OrganiserRole, (keyof Plots)[]]>([
  ['committee', ['ageing', 'roles', 'badges', 'passes']],
  ['finance', ['ageing', 'roles', 'money']],
  ['security', ['vetting', 'passes']],
  ['support', ['ageing', 'roles', 'arrivals', 'messages']],
  ['content', []],
  ['logistics', ['badges', 'passes', 'arrivals']],
  ['gate', ['passes']],
  ['admin', ['ageing', 'roles', 'money', 'badges', 'passes', 'arrivals', 'messages']],
])('%s has the plots of what the role reads', async (role, parts) => {
  const { funnel, ...others } = await plots(role)
  // A gate deals with passes; the days of the applications are no work of its.
  expect(funnel?.length ?? null).toBe(role === 'gate' ? null : plottedDays)
  const shown = Object.entries(others).flatMap(([part, value]) => (value === null ? [] : [part]))
  expect(shown.sort()).toEqual([...parts].sort())
})

test('passports stand at their states, and those that wait at their age', async () => {
  const made = await finishedParticipant(server())
  await givePassport(server(), made)
  server().advance(8 * 86_400_000)
  const { vetting } = await plots('security')
  const of = (state: string) => vetting?.states.find(each => each.state === state)?.count ?? 0
  expect(of('passportPending')).toBe(1)
  expect(of('notGiven')).toBeGreaterThan(0)
  expect(vetting?.ageing.map(({ count }) => count)).toEqual([0, 0, 1, 0])
  // The link to a span's list leads to as many.
  const token = await organiserToken(server(), 'security')
  const listed = ({ savedTo }: { savedTo: string }) =>
    must<{ items: object[] }>(
      server(),
      'GET',
      `/organizer/passports?security=passportPending&to=${savedTo}&limit=100`,
      { token },
    )
  const lists = await Promise.all((vetting?.ageing ?? []).map(listed))
  expect(lists.map(({ items }) => items.length)).toEqual([1, 1, 1, 0])
})
