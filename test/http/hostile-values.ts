/** A part of a JSON schema as OpenAPI writes it. */
export type Schema = {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** Numbers from 0 to 1 that repeat with the seed (mulberry32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)]
  if (found === undefined && from.length === 0) throw new RangeError('nothing to pick from')
  return found as T
}

const texts = [
  '',
  ' ',
  'x',
  'Мария',
  '-1',
  '0',
  '1e999',
  'true',
  'null',
  '2025-02-30',
  '0000-00-00',
  '9999999999999999999999',
  '+79161234567',
  '\u202e\ufeff',
  '🏳️‍🌈',
  "'; drop table participant; --",
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '__proto__',
  'toString',
  'a@b',
  'https://',
  'javascript:alert(1)',
  '%00%ff',
  '\r\nX-Bad: 1',
  '00000000-0000-0000-0000-000000000000',
] as const

const numbers = [0, -0, -1, 1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324, 999_999] as const

/** Keys that ordinary code reads of any value, so that an object can pass for a text or a list. */
const tellingKeys = [
  'length',
  'size',
  'toJSON',
  'then',
  'prototype',
  'message',
  'code',
  'guid',
  '0',
  '',
] as const

/** What a wall before the schemas refuses; rare, so that most requests get past it. */
const shadowingKeys = ['toString', 'valueOf', '__proto__', 'constructor', 'hasOwnProperty'] as const
const brokenTexts = ['\u0000', '\ud800'] as const

/** Objects that pass for a text or a list until their length is compared. */
const impostors = [
  { length: { toString: 1 } },
  { length: { valueOf: 1, toString: 1 } },
  { size: { toString: 1 } },
] as const

/** A JSON value that none of our forms sends. */
export function hostileValue(random: Random, depth = 0): unknown {
  if (random() < 0.02) return pick(random, impostors)
  const kind = Math.floor(random() * (depth > 4 ? 5 : 10))
  if (kind === 0) return null
  if (kind === 1) return random() < 0.5
  if (kind === 2) return pick(random, numbers)
  if (kind === 3) return pick(random, random() < 0.04 ? brokenTexts : texts)
  if (kind === 4)
    return pick(random, ['я', 'a', '\n', '🏳️‍🌈', '<', '1']).repeat(pick(random, [64, 256, 1000, 4000]))
  if (kind === 5)
    return Array.from({ length: pick(random, [0, 1, 2, 5]) }, () => hostileValue(random, depth + 1))
  if (kind === 6) return Array.from({ length: pick(random, [60, 600]) }, (_, index) => index)
  if (kind === 7) return nested(random)
  return Object.fromEntries(
    Array.from({ length: pick(random, [0, 1, 2]) }, () => [
      pick(random, random() < 0.1 ? shadowingKeys : tellingKeys),
      hostileValue(random, depth + 1),
    ]),
  )
}

function nested(random: Random): unknown {
  const [open, close] = pick(random, [['[', ']'] as const, ['{"length":', '}'] as const])
  const depth = pick(random, [5, 10, 15, 20, 24, 40, 500])
  return JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`) as unknown
}

/** What a field of this name holds when it is right, where the schema alone does not tell. */
const rightTexts: Record<string, readonly string[]> = {
  phone: ['+79161112233', '+79031112233'],
  email: ['person@mail.example'],
  inn: ['7799001175'],
  kpp: ['779901001'],
  siteUrl: ['https://lazorevy.example'],
  country: ['RU', 'DE'],
  citizenship: ['RU', 'DE'],
  birthDate: ['1986-04-17'],
  firstName: ['Мария'],
  lastName: ['Орлова'],
  middleName: ['Сергеевна'],
  latinFirstName: ['Mariia'],
  latinLastName: ['Orlova'],
  textVersion: ['2025-07-01'],
  code: ['123456'],
  reason: ['Причина'],
}

/** A value that the schema takes, or nearly; `versions` are those that records now have. */
export function rightValue(
  schema: Schema,
  { random, name = '', versions }: { random: Random; name?: string; versions: readonly number[] },
): unknown {
  const given = { random, versions }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return rightValue(pick(random, choices), { ...given, name })
  if (schema.const !== undefined) return schema.const
  if (schema.enum && schema.enum.length > 0) return pick(random, schema.enum)
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type
  if (schema.properties || type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [
        key,
        rightValue(inner, { ...given, name: key }),
      ]),
    )
  if (type === 'array') {
    const length = Math.max(schema.minItems ?? 0, pick(random, [0, 1, 2]))
    return Array.from({ length }, () => rightValue(schema.items ?? {}, { ...given, name }))
  }
  if (type === 'boolean') return random() < 0.7
  if (type === 'integer' || type === 'number') {
    if (name === 'version' && versions.length > 0) return pick(random, versions)
    return Math.min(Math.max(pick(random, [0, 1, 2, 10]), schema.minimum ?? 0), schema.maximum ?? 10)
  }
  if (type === 'string') return rightText(schema, name, random)
  return null
}

function rightText({ format, maxLength = 100 }: Schema, name: string, random: Random): string {
  if (format === 'uuid') return crypto.randomUUID()
  if (format === 'date') return '2026-02-18'
  if (format === 'date-time') return '2026-02-18T10:00:00.000Z'
  return pick(random, rightTexts[name] ?? ['Слово', 'Word', '12']).slice(0, maxLength)
}

type Step = string | number

/** The paths of every place in a value, the whole included. */
export function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  const inner = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  return [at, ...inner.flatMap(([step, held]) => placesIn(held, [...at, step]))]
}

/** The same value with another one in one place. */
export function replacedAt(value: unknown, [step, ...rest]: readonly Step[], other: unknown): unknown {
  if (step === undefined) return other
  if (Array.isArray(value))
    return value.map((held, index) => (index === step ? replacedAt(held, rest, other) : held))
  const entries = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([key, held]) => [key, key === step ? replacedAt(held, rest, other) : held]),
  )
}
