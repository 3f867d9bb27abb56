import { beforeAll, expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import type { OrganiserPermission } from '#domain/access/organiser-role.ts'
import { mayOrganise, organiserRoles } from '#domain/access/organiser-role.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, type TestApplicant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { apiRoutes } from './contract-routes.ts'

const server = useTestServer()
let made: TestApplicant

beforeAll(async () => {
  made = await approvedParticipant(server())
})

/** Values that our forms never send but a stranger might. */
const oddities: unknown[] = [
  null,
  [],
  0,
  -1,
  1e308,
  '',
  'x',
  true,
  {},
  { toString: 1 },
  [[[[[[[[[[]]]]]]]]]],
  'я'.repeat(3000),
  '\u202e\ufeff\u0000',
  '🏳️‍🌈'.repeat(20),
  "'; drop table participant; --",
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '2025-02-30',
  '9999999999999999999',
  Array.from({ length: 500 }, (_, index) => index),
]

/** Names of the fields of a route's body, and a few that no body has. */
function fieldsOf(route: Route): string[] {
  const shape = (route.body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}
  return [...Object.keys(shape), 'kind', 'guid', 'constructor']
}

async function tokenFor(route: Route): Promise<string | undefined> {
  if (route.policy.kind === 'public') return undefined
  if (route.policy.kind !== 'organiser') return made.token
  const { permission } = route.policy as { permission: OrganiserPermission | 'any' }
  const role = organiserRoles.find(candidate => permission === 'any' || mayOrganise([candidate], permission))
  return organiserToken(server(), role ?? 'admin')
}

/** A path with existing guids, so that an odd value reaches the use case and not just its 404. */
function pathOf(route: Route): string {
  const guid = route.path.startsWith('/organizer') ? made.applicationGuid : made.guid
  return route.path.replace(':inn', '7799001175').replace(/:\w+/g, guid)
}

/** These act even on an empty body, so they are left out. */
const harmless = ({ path }: Route) => !['/participants/:guid/cancel', '/organizer/clock'].includes(path)
const writes = apiRoutes
  .filter(({ route }) => route.body && harmless(route))
  .map(({ route }) => [`${route.method} ${route.path}`, route] as const)
const reads = apiRoutes
  .filter(({ route }) => route.method === 'GET' && route.response !== 'events')
  .map(({ route }) => [`GET ${route.path}`, route] as const)

test.each(writes)('%s takes no odd body for an error of its own', async (_address, route) => {
  const token = await tokenFor(route)
  const bodies = [
    ...oddities,
    ...oddities.map(odd => Object.fromEntries(fieldsOf(route).map(field => [field, odd]))),
  ]
  for (const body of bodies) {
    const { status } = await server().call(route.method, pathOf(route), {
      ...(token && { token }),
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect({ status: status < 500, body }).toEqual({ status: true, body })
  }
})

test.each(reads)('%s takes no odd query for an error of its own', async (_address, route) => {
  const token = await tokenFor(route)
  const names = [...Object.keys(route.query?.shape ?? {}), 'constructor']
  const values = [
    '',
    '%00',
    '%',
    '%ff',
    '%F0%9F%8F%B3',
    'a'.repeat(2000),
    '1e9',
    '-1',
    'NaN',
    '%27%20or%201=1',
    '[]',
    'WzEsMl0',
  ]
  const queries = names.flatMap(name => [
    ...values.map(value => `${name}=${value}`),
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[a]=1`,
  ])
  for (const query of queries) {
    const { status } = await server().call('GET', `${pathOf(route)}?${query}`, token ? { token } : {})
    expect({ status: status < 500, query }).toEqual({ status: true, query })
  }
})

test('after all that the application stands as it stood', async () => {
  const { body } = await server().call('GET', `/participants/${made.guid}`, { token: made.token })
  expect(body).toMatchObject({ status: 'approved', person: { lastName: 'Орлова' } })
})
