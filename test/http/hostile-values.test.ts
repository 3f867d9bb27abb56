import { beforeAll, expect, test } from 'vitest'
import { errorBody } from '#contract/error.ts'
import type { Policy, Route } from '#contract/route.ts'
import { mayOrganise, organiserRoles } from '#domain/access/organiser-role.ts'
import { createLog } from '#server/log.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { approvedParticipant, draftParticipant, finishedParticipant } from '#test/factories/participant.ts'
import { approvedGroup } from '#test/factories/paying-group.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { type CallOptions, useTestServer } from '#test/server.ts'
import { apiRoutes } from './contract-routes.ts'
import {
  hostileValue,
  pick,
  placesIn,
  type Random,
  replacedAt,
  rightValue,
  type Schema,
  seededRandom,
} from './hostile-values.ts'

/** All of them together; another number for a long night. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 50_000)
const seed = Number(process.env.HOSTILE_SEED ?? 1)
const atOnce = 8

const alarms: string[] = []
const server = useTestServer({ log: createLog('error', { write: line => void alarms.push(line) }) })

type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Document = { paths: Record<string, Record<string, Operation>> }

/** These end an application, a log-in or the day: they come last, when all others have been tried. */
const ending = /logout|cancel|erasure|withdraw|block|clock|renew/
const rank = ({ method, path }: Route) => (ending.test(path) ? 2 : method === 'DELETE' ? 1 : 0)
const routes = apiRoutes
  .map(({ route }) => route)
  // A stream that is accepted never ends.
  .filter(({ response }) => response !== 'events')
  .sort((left, right) => rank(left) - rank(right))
const perRoute = Math.ceil(requests / routes.length)

let document: Document
/** Tokens and the guids that each may name. */
const people: { token: string; guid: string }[] = []
let group = { token: '', guid: '' }
/** Of records in answers, so that later requests reach them. */
const seenGuids: string[] = []
const seenVersions: number[] = [1, 2, 3]
const statuses = new Map<number, number>()

beforeAll(async () => {
  document = (await server().call<Document>('GET', '/openapi.json')).body
  for (const make of [draftParticipant, finishedParticipant, approvedParticipant])
    people.push(await make(server()))
  const made = await approvedGroup(server(), 2)
  group = made.group
  seenGuids.push(...made.members.map(({ guid }) => guid))
})

async function tokenFor(policy: Policy, { path }: Route, random: Random): Promise<string | null> {
  if (random() < 0.08) return null
  if (policy.kind === 'account' && random() < 0.97)
    return path.startsWith('/groups') ? group.token : pick(random, people).token
  const role = pick(random, organiserRoles)
  if (policy.kind !== 'organiser' || policy.permission === 'any') return organiserToken(server(), role)
  const { permission } = policy
  return organiserToken(
    server(),
    organiserRoles.find(candidate => mayOrganise([candidate], permission)) ?? role,
  )
}

function guidFor({ path }: Route, token: string | null, random: Random): string {
  const own = path.startsWith('/groups') ? group : people.find(person => person.token === token)
  if (own && random() < 0.8) return own.guid
  return pick(random, seenGuids)
}

/** In an address every value is text. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2000)
/** A lone surrogate has no spelling in an address. */
const spelt = (text: string) => encodeURIComponent(text.toWellFormed())

type Attempt = { path: string; options: CallOptions }

async function attemptOn(route: Route, operation: Operation, random: Random): Promise<Attempt> {
  const token = await tokenFor(route.policy, route, random)
  const { parameters = [], requestBody } = operation
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const targets = [
    ...(schema || route.body ? (['body', 'body', 'body', 'body', 'body'] as const) : []),
    ...(route.upload ? (['form', 'form', 'form'] as const) : []),
    ...(parameters.some(parameter => parameter.in === 'query') ? (['query', 'query'] as const) : []),
    ...(parameters.some(parameter => parameter.in === 'path') ? (['path'] as const) : []),
    'header' as const,
    'anything' as const,
  ]
  const target = pick(random, targets)
  const right = (name: string, of: Schema) =>
    rightValue(of, { random, name, versions: seenVersions.slice(-20) })

  let path = route.path.replace(/:(\w+)/g, (_whole, name: string) => {
    if (target === 'path' && random() < 0.7) return spelt(asText(hostileValue(random)))
    return name === 'inn' ? '7799001175' : guidFor(route, token, random)
  })
  const query = parameters
    .filter(parameter => parameter.in === 'query')
    .flatMap(parameter => {
      if (target !== 'query')
        return random() < 0.5 ? [] : [[parameter.name, right(parameter.name, parameter.schema)]]
      const times = pick(random, [0, 1, 1, 1, 2])
      return Array.from({ length: times }, () => [parameter.name, hostileValue(random)])
    })
  if (target === 'query' && random() < 0.2) query.push([asText(hostileValue(random)), hostileValue(random)])
  if (query.length > 0)
    path += `?${query.map(([name, value]) => `${spelt(String(name))}=${spelt(asText(value))}`).join('&')}`

  const options: CallOptions = { ...(token !== null && { token }), headers: {} }
  if (target === 'form') return { path, options: { ...options, ...hostileForm(route, token, random) } }
  if (target === 'header') options.headers = hostileHeaders(random)
  if (route.method === 'GET' && target !== 'anything') return { path, options }
  const body = bodyOf()
  if (body === undefined) return { path, options }
  // Two spellings that no serializer writes: a key that is the prototype, and half a document.
  const text =
    random() < 0.02 ? pick(random, ['{"__proto__":{"a":1}}', '{"a":', '[', '"', 'NaN']) : JSON.stringify(body)
  options.body = text
  options.headers = { ...options.headers, 'content-type': 'application/json' }
  return { path, options }

  function bodyOf(): unknown {
    if (target === 'anything') return hostileValue(random)
    if (!schema) return undefined
    let body = right('', schema)
    if (target !== 'body') return body
    const changes = pick(random, [1, 1, 1, 2, 5])
    for (let change = 0; change < changes; change += 1) {
      const [whole = [], ...inner] = placesIn(body)
      const place = inner.length === 0 || random() < 0.03 ? whole : pick(random, inner)
      body = replacedAt(body, place, hostileValue(random))
    }
    return body
  }
}

function hostileHeaders(random: Random): Record<string, string> {
  const printable = asText(hostileValue(random)).replace(/[^\x20-\x7e]/g, '?')
  const name = pick(random, [
    'authorization',
    'accept-language',
    'idempotency-key',
    'if-none-match',
    'cookie',
    'x-request-id',
    'accept-encoding',
    'range',
    'content-type',
    'x-forwarded-for',
  ])
  return { [name]: pick(random, [printable, `Bearer ${printable}`, `bytes=${printable}`, '']) }
}

function hostileForm(route: Route, token: string | null, random: Random): Partial<CallOptions> {
  const names = [
    'participant',
    'crop',
    'declared',
    'area',
    'mapping',
    asText(hostileValue(random)).slice(0, 40),
  ]
  const fields = Object.fromEntries(
    names
      .filter(() => random() < 0.5)
      .map(name => [name.replaceAll(/["\r\n]/g, ''), asText(hostileValue(random)).toWellFormed()]),
  )
  if (random() < 0.7) fields.participant = guidFor(route, token, random)
  const starts = ['%PDF-1.7\n', '\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'RIFF', 'PK\x03\x04', '']
  const file = Buffer.from(`${pick(random, starts)}${asText(hostileValue(random))}`, 'latin1')
  const fileName = asText(hostileValue(random))
    .toWellFormed()
    .replaceAll(/["\r\n]/g, '')
    .slice(0, 200)
  return uploadForm({ fields, fileName, ...(random() < 0.9 && { file }) })
}

/** Keeps guids and versions of an answer. */
function remember(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 5) return
  for (const [key, held] of Object.entries(value)) {
    if (typeof held === 'string' && /guid$/i.test(key) && seenGuids.length < 3000) seenGuids.push(held)
    else if (key === 'version' && typeof held === 'number') seenVersions.push(held)
    else remember(held, depth + 1)
  }
}

const named = routes.map((route, index) => [`${route.method} ${route.path}`, route, index] as const)

test.each(named)('%s answers any value by the contract', { timeout: 60_000 }, async (_name, route, index) => {
  const path = `/api/v2${route.path.replace(/:(\w+)/g, '{$1}')}`
  const operation = document.paths[path]?.[route.method.toLowerCase()]
  if (!operation) throw new Error(`OpenAPI does not list ${path}`)
  const random = seededRandom(seed * 1_000_003 + index)
  const faults: unknown[] = []
  let left = perRoute
  const work = async () => {
    while (left > 0) {
      left -= 1
      const attempt = await attemptOn(route, operation, random)
      const { status, body, headers } = await server().call<unknown>(
        route.method,
        attempt.path,
        attempt.options,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const fits = status < 400 || (status < 500 && errorBody.strict().safeParse(body).success)
      if (!fits || (status >= 400 && headers['cache-control'] !== 'no-store'))
        faults.push({
          status,
          body,
          path: attempt.path,
          sent: attempt.options.body?.toString().slice(0, 600),
        })
      if (status < 300) remember(body)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(faults.slice(0, 3)).toEqual([])
})

test('all were sent, and not one raised an alarm', () => {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThanOrEqual(requests)
  expect(alarms.slice(0, 3)).toEqual([])
  // Most are refused, but enough get past the schemas to have tried the rules behind them.
  expect((statuses.get(200) ?? 0) + (statuses.get(204) ?? 0)).toBeGreaterThan(total / 20)
})
