import type { FastifyInstance } from 'fastify'
import { RefusalError } from '../refuse.ts'

/** No body of the contract nests half as deep; a depth of thousands overflows the stack of whatever walks or prints it. */
const deepest = 32

/**
 * Reads JSON bodies: refuses prototype poisoning, NUL and lone surrogates before PostgreSQL could see them (design.md §4), and whatever would make
 * ordinary code throw where it compares or prints a value of the wrong type: a schema compares the `length` of what should be a text.
 */
export function parseJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    parse(request, body, (error, value) => {
      if (error || !isClean(value, 0)) return done(new RefusalError({ code: 'malformed_request' }))
      done(null, value)
    })
  })
}

function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isCleanText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest) return false
  if (Array.isArray(value)) return value.every(inner => isClean(inner, depth + 1))
  return Object.entries(value).every(([key, inner]) => isCleanKey(key) && isClean(inner, depth + 1))
}

const isCleanText = (text: string) => !text.includes('\0') && text.isWellFormed()

const anyObject = {}

/** A key `toString` or `valueOf` hides the method of every object, and the object can no longer be compared or printed. */
const isCleanKey = (key: string) => isCleanText(key) && !(key in anyObject)
