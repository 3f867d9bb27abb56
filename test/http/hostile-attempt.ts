import type { Route } from '#contract/route.ts'
import { mayOrganise, type OrganiserRole, organiserRoles } from '#domain/access/organiser-role.ts'
import { uploadForm } from '#test/factories/upload.ts'
import type { CallOptions } from '#test/server.ts'
import {
  hostileValue,
  pick,
  placesIn,
  type Random,
  replacedAt,
  rightValue,
  type Schema,
} from './hostile-values.ts'

/** An operation of the OpenAPI document. */
export type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export type Owner = { token: string; guid: string }

/** Who may call, and which records there are. */
export type Scene = {
  people: Owner[]
  coordinator: Owner
  organisers: Record<OrganiserRole, string>
  /** Of records in answers, by the address under which they lie, so that later requests reach them. */
  guids: Map<string, string[]>
  picture: Buffer
  versions: number[]
}

export type Attempt = { path: string; options: CallOptions }

/** A request that is right but for one place: a field of the body at any depth, the query, the path, a header, a part of a form, or the whole body. */
export function hostileAttempt(
  { route, operation, scene }: { route: Route; operation: Operation; scene: Scene },
  random: Random,
): Attempt {
  const token = tokenFor(route, scene, random)
  const guid = () => guidFor(route, { scene, token }, random)
  const { parameters = [], requestBody } = operation
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const queries = parameters.filter(parameter => parameter.in === 'query')
  const target = pick(random, [
    ...(schema ? (['body', 'body', 'body', 'body', 'body'] as const) : []),
    ...(route.upload ? (['form', 'form', 'form'] as const) : []),
    ...(queries.length > 0 ? (['query', 'query'] as const) : []),
    ...(route.path.includes(':') ? (['path'] as const) : []),
    'header' as const,
    'anything' as const,
  ])
  const right = (of: Schema, name = '') =>
    rightValue(of, { random, name, versions: scene.versions.slice(-20) })
  const address = route.path.replace(/:\w+/g, parameter => {
    if (target === 'path' && random() < 0.7) return spelt(hostileValue(random))
    if (parameter === ':inn') return '7799001175'
    const choices = parameters.find(({ name }) => `:${name}` === parameter)?.schema.enum
    return choices ? spelt(pick(random, choices)) : guid()
  })
  const query = queries.flatMap(({ name, schema: of }): [unknown, unknown][] => {
    if (target !== 'query') return random() < 0.5 ? [] : [[name, right(of, name)]]
    return Array.from({ length: pick(random, [0, 1, 1, 2]) }, () => [name, hostileValue(random)])
  })
  if (target === 'query') query.push([hostileValue(random), hostileValue(random)])
  const path = `${address}${query.map(([name, value], index) => `${index === 0 ? '?' : '&'}${spelt(name)}=${spelt(value)}`).join('')}`
  const options = { ...(token !== null && { token }) }
  if (target === 'form')
    return { path, options: { ...options, ...hostileForm({ guid, picture: scene.picture }, random) } }
  const headers = target === 'header' ? hostileHeader(random) : {}
  if (target === 'anything')
    return { path, options: { ...options, ...asJson(hostileValue(random), headers) } }
  if (!schema) return { path, options: { ...options, headers } }
  const body = target === 'body' ? spoilt(right(schema), random) : right(schema)
  return { path, options: { ...options, ...asJson(random() < 0.01 ? unwritable(random) : body, headers) } }
}

function tokenFor(
  { policy, path }: Route,
  { people, coordinator, organisers }: Scene,
  random: Random,
): string | null {
  if (random() < 0.08) return null
  if (policy.kind === 'account' && random() < 0.97)
    return path.startsWith('/groups') ? coordinator.token : pick(random, people).token
  const permission = policy.kind === 'organiser' ? policy.permission : 'any'
  const able = organiserRoles.filter(role => permission === 'any' || mayOrganise([role], permission))
  return organisers[pick(random, able)]
}

function guidFor(
  { path }: Route,
  { scene, token }: { scene: Scene; token: string | null },
  random: Random,
): string {
  const own = [scene.coordinator, ...scene.people].find(owner => owner.token === token)
  if (own && random() < (path.startsWith('/groups') ? 0.6 : 0.8)) return own.guid
  const near = scene.guids.get(folderOf(path)) ?? []
  return pick(random, near.length > 0 && random() < 0.8 ? near : [...scene.guids.values()].flat())
}

/** The part of a route's path before its first parameter: `/organizer/applications`. */
export const folderOf = (path: string): string => path.split('/:')[0] ?? ''

/** In an address, a header and a form every value is text. */
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2000).toWellFormed()
const spelt = (value: unknown) => encodeURIComponent(asText(value))

function asJson(body: unknown, headers: Record<string, string>): CallOptions {
  const text = body instanceof Buffer ? body : JSON.stringify(body)
  return { body: text, headers: { 'content-type': 'application/json', ...headers } }
}

/** What no serializer writes: a key that is the prototype, halves of documents, bytes that are no text. */
const unwritable = (random: Random) =>
  Buffer.from(pick(random, ['{"__proto__":{"a":1}}', '{"a":', '[', '"', 'NaN', '\xff\xfe{}']), 'latin1')

function spoilt(body: unknown, random: Random): unknown {
  const changes = pick(random, [1, 1, 1, 2, 5])
  let changed = body
  for (let change = 0; change < changes; change += 1) {
    const [whole = [], ...inner] = placesIn(changed)
    const place = inner.length === 0 || random() < 0.03 ? whole : pick(random, inner)
    changed = replacedAt(changed, place, hostileValue(random))
  }
  return changed
}

function hostileHeader(random: Random): Record<string, string> {
  const printable = asText(hostileValue(random)).replaceAll(/[^\x20-\x7e]/g, '?')
  const name = pick(random, [
    'authorization',
    'accept-language',
    'accept-encoding',
    'idempotency-key',
    'if-none-match',
    'cookie',
    'x-request-id',
    'x-forwarded-for',
    'range',
    'content-type',
  ])
  return { [name]: pick(random, [printable, `Bearer ${printable}`, `bytes=${printable}`, '']) }
}

/** What a form's fields hold when they are right. */
const rightFields = new Map([
  ['crop', JSON.stringify({ x: 0, y: 0, width: 640, height: 640 })],
  ['declared', 'true'],
  ['area', 'news'],
])

function hostileForm(
  { guid, picture }: { guid: () => string; picture: Buffer },
  random: Random,
): CallOptions {
  // A quote or a line break would end the name, and the form would only be broken.
  const inName = (value: unknown) =>
    asText(value)
      .replaceAll(/["\r\n]/g, '')
      .slice(0, 200)
  const names = ['participant', 'crop', 'declared', 'area', 'mapping', inName(hostileValue(random))]
  const fields = names
    .filter(() => random() < 0.8)
    .map(name => {
      if (name === 'participant' && random() < 0.9) return [name, guid()]
      return [name, (random() < 0.5 && rightFields.get(name)) || asText(hostileValue(random))]
    })
  const start = pick(random, [
    '%PDF-1.7\n',
    '\xff\xd8\xff\xe0',
    '\x89PNG\r\n\x1a\n',
    'RIFF',
    'PK\x03\x04',
    '',
  ])
  const broken = Buffer.from(`${start}${asText(hostileValue(random))}`, 'latin1')
  const file = random() < 0.1 ? picture : broken
  return uploadForm({
    fields: Object.fromEntries(fields),
    fileName: inName(hostileValue(random)),
    ...(random() < 0.9 && { file }),
  })
}
