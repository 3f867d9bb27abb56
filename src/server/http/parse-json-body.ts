import type { FastifyInstance } from 'fastify'
import { RefusalError } from '../refuse.ts'

/** Reads JSON bodies: refuses prototype poisoning, NUL and lone surrogates before PostgreSQL could see them (design.md §4). */
export function parseJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined)
    parse(request, body, (error, value) => {
      if (error || !isClean(value)) return done(new RefusalError({ code: 'malformed_request' }))
      done(null, value)
    })
  })
}

function isClean(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => isClean(key) && isClean(inner))
}
