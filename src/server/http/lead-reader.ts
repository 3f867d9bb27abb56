import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Somebody who reads pages and sent an address that cannot be read (a NUL, a broken escape) is led to the page without its query, or to the page of
 * what is not there. Null for everybody else: a program gets the error body.
 */
export function leadReader(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const { method, url, headers } = request
  const reads = (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')
  if (!reads || /^\/(?:api|assets)\//.test(url)) return null
  const [path = '', query] = url.split('?', 2)
  const isReadable = query !== undefined && /^\/(?!\/)[\w./-]*$/.test(path)
  const missing = /^\/en(?:\/|$)/.test(path) ? '/en/404' : '/404'
  return reply.header('Cache-Control', 'no-store').redirect(isReadable ? path : missing, 302)
}
