import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The language of a call's messages: the one of our two that Accept-Language prefers, otherwise Russian. */
export function localeOfRequest(request: FastifyRequest): 'ru' | 'en' {
  const [preferred] = new Negotiator(request).languages(['ru', 'en'])
  return preferred === 'en' ? 'en' : 'ru'
}
