import type { FastifyRequest } from 'fastify'

/** The language of a call's messages: English when Accept-Language names it before Russian, otherwise Russian. */
export function localeOfRequest(request: FastifyRequest): 'ru' | 'en' {
  const header = request.headers['accept-language'] ?? ''
  const first = header
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
    .find(tag => tag === 'ru' || tag === 'en')
  return first === 'en' ? 'en' : 'ru'
}
