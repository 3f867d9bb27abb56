import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The language of a call's messages: what Accept-Language prefers of our two, Russian when it names neither. */
export function localeOfRequest(request: FastifyRequest): 'ru' | 'en' {
  const [preferred] = new Negotiator(request).languages(['ru', 'en'])
  return preferred === 'en' ? 'en' : 'ru'
}
