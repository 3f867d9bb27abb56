import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { readEdition } from '../usecases/edition/read-edition.ts'
import { securityHeaders } from './security-headers.ts'

export const securityTextPath = '/.well-known/security.txt'

/** Days that a copy of the file may be relied on; RFC 9116 recommends less than a year. */
const validDays = 180
const day = 86_400_000

/** Where to report a vulnerability (RFC 9116). The file has lines, no markup, and one language: the fields themselves are English words. */
export function securityTextRoute(app: FastifyInstance, services: Services): void {
  app.get(securityTextPath, async (_request, reply) => {
    const { supportEmail } = await readEdition(services)
    const { publicUrl } = services.config
    return reply
      .headers(securityHeaders(services.config))
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText({ supportEmail, publicUrl, now: services.clock.wall() }))
  })
}

/** The instant is the machine's, not the edition's: a demo's clock stands years away. */
export function securityText(facts: { supportEmail: string; publicUrl: string; now: Date }): string {
  const { supportEmail, publicUrl, now } = facts
  // Whole days, so that all copies of one day are the same.
  const expires = new Date((Math.floor(now.getTime() / day) + validDays) * day)
  return [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${publicUrl}/en/contacts`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${publicUrl}${securityTextPath}`,
    '',
  ].join('\n')
}
