import { describe, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/error.ts'
import type { Route } from '#contract/route.ts'
import { mayOrganise, type OrganiserPermission, organiserRoles } from '#domain/access/organiser-role.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { emptyParticipant } from '#test/factories/participant.ts'
import { useTestServer } from '#test/server.ts'
import { apiRoutes, contractRoutes, pathOf } from './contract-routes.ts'
import { expectRefusal } from './expect-refusal.ts'

const server = useTestServer()

test('the contract is found whole', () => {
  expect(contractRoutes.length).toBeGreaterThan(40)
  const addresses = contractRoutes.map(({ route }) => `${route.method} ${route.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('OpenAPI lists every route of the contract, and no other', async () => {
  const { body } = await server().call<{ openapi: string; paths: Record<string, Record<string, unknown>> }>(
    'GET',
    '/openapi.json',
  )
  expect(body.openapi).toMatch(/^3\.1/)
  const listed = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace('/api/v2', '')}`),
  )
  const declared = apiRoutes.map(({ route }) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`)
  expect(listed.filter(entry => !entry.endsWith('/dev/outbox.json')).sort()).toEqual(declared.sort())
})

test('the API can be browsed', async () => {
  expect((await server().call('GET', '/docs/')).status).toBe(200)
})

const bodyOf = ({ method, upload }: Route) =>
  method === 'GET' || method === 'DELETE' || upload ? undefined : {}
const routesOf = (wanted: (route: Route) => boolean | undefined) =>
  apiRoutes
    .filter(({ route }) => wanted(route))
    .map(({ route }) => [`${route.method} ${route.path}`, route] as const)

const closed = routesOf(({ policy }) => policy.kind !== 'public')
const console = routesOf(({ policy }) => policy.kind === 'organiser')
// An accepted stream stays open, so live.test.ts tests streams.
const answering = console.filter(([, { response }]) => response !== 'events')
const cabinet = routesOf(({ policy }) => policy.kind === 'account' && !policy.organiser)

test.each(closed)('%s is closed without a token', async (_address, route) => {
  expectRefusal(
    await server().call(route.method, pathOf(route), { body: bodyOf(route) }),
    401,
    'unauthorized',
  )
})

test.each(console)('%s is closed to participants', async (_address, route) => {
  const { token } = await shared()
  expectRefusal(
    await server().call(route.method, pathOf(route), { token, body: bodyOf(route) }),
    403,
    'forbidden',
  )
})

test.each(cabinet)('%s is closed to organisers', async (_address, route) => {
  const token = await organiserToken(server(), 'admin')
  expectRefusal(
    await server().call(route.method, pathOf(route), { token, body: bodyOf(route) }),
    403,
    'forbidden',
  )
})

test.each(answering)('%s opens by the table of permissions', async (_address, route) => {
  const { permission } = route.policy as { permission: OrganiserPermission | 'any' }
  for (const role of organiserRoles) {
    const token = await organiserToken(server(), role)
    const answer = await server().call(route.method, pathOf(route), { token, body: bodyOf(route) })
    const open = permission === 'any' || mayOrganise([role], permission)
    expect({ role, forbidden: answer.status === 403 }).toEqual({ role, forbidden: !open })
    expect(answer.status).toBeLessThan(500)
  }
})

test('whatever a person may send twice takes a key', () => {
  const writes = routesOf(({ method, policy }) => method === 'POST' && policy.kind === 'account')
  const without = writes.filter(([, route]) => !route.idempotent).map(([address]) => address)
  // These need no idempotency key. Log-out and renewal can be repeated; an upload creates a file that nothing refers to yet.
  expect(without.sort()).toEqual([
    'POST /auth/logout',
    'POST /auth/logout-everywhere',
    'POST /chat/files',
    // The message's own guid makes it idempotent.
    'POST /chat/messages',
    // Reads a table and writes nothing.
    'POST /groups/:guid/import',
    'POST /groups/:guid/import/text',
    'POST /image',
    // Measures and stores nothing.
    'POST /image/check',
    // Drawn each time and not stored.
    'POST /participants/:guid/documents/power-of-attorney',
    // The later word counts, whoever says it twice.
    'POST /participants/:guid/favourites',
    'POST /passportfile',
    'POST /session/renew',
    'POST /staff/companies/:guid/import',
    'POST /staff/companies/:guid/import/text',
  ])
})

let participant: ReturnType<typeof emptyParticipant> | null = null
function shared() {
  participant ??= emptyParticipant(server())
  return participant
}

describe('an address that nobody has', () => {
  test.each([
    '/api/v2/nothing',
    '/api/v2/participants',
    '/api/v2/organizer',
    '/nothing',
    '/api/v1/session',
    '/api/v2/../etc/passwd',
  ])('%s', async path => {
    for (const [locale, sentence] of [
      ['en', 'There is no such address.'],
      ['ru', 'Такого адреса нет.'],
    ] as const) {
      const answer = await server().call<ErrorBody>('GET', `/${path}`, { locale })
      expectRefusal(answer, 404, 'route_not_found')
      expect(answer.body.message).toBe(sentence)
    }
  })

  test.each([
    '/api/v2/companies/%00',
    '/api/v2/companies/%',
    '/api/v2/companies/%ff',
    `/api/v2/companies/${'a'.repeat(400)}`,
    '/api/v2/file/%2e%2e%2fsecrets.json',
  ])('no server error for %j', async path => {
    const { token } = await shared()
    const answer = await server().call<ErrorBody>('GET', `/${path}`, { token })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body.requestId).toMatch(/\S/)
  })
})

test('a request id that may stand in a log comes back, another does not', async () => {
  const ask = (id: string) => server().call<ErrorBody>('GET', '/session', { headers: { 'x-request-id': id } })
  expect((await ask('request-00000001')).body.requestId).toBe('request-00000001')
  for (const id of ['short', 'a b c d e f g', 'x'.repeat(65), '<script>alert</script>'])
    expect((await ask(id)).body.requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test('the language of a refusal is the first of Accept-Language that we speak', async () => {
  const message = async (header: string) =>
    (await server().call<ErrorBody>('GET', '/session', { headers: { 'accept-language': header } })).body
      .message
  const [russian, english] = [await message('ru'), await message('en-GB')]
  expect(russian).toMatch(/[а-я]/)
  expect(english).toBe('Log in to continue.')
  for (const header of ['', 'de', 'ru-RU,ru;q=0.9,en;q=0.8', '*']) expect(await message(header)).toBe(russian)
  for (const header of ['en-US,en;q=0.9,ru;q=0.8', 'de,en;q=0.5', 'EN'])
    expect(await message(header)).toBe(english)
})

test.each(['/docs', '/docs/'])('%s shows the contract, with files that are there', async path => {
  const page = await server().call('GET', path, {})
  expect(page.status).toBe(200)
  const script = /src="([^"]*swagger-ui-bundle\.js)"/.exec(page.bytes.toString())?.[1] ?? ''
  const { pathname } = new URL(script, `http://forum.test/api/v2${path}`)
  expect(pathname.startsWith('/api/v2/')).toBe(true)
  expect((await server().call('GET', pathname.slice('/api/v2'.length), {})).status).toBe(200)
})
