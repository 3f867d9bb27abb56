import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import { deviceLifeSeconds } from '#domain/account/known-device.ts'
import type { Services } from '../services.ts'
import type { Answer, Call, DeviceCookie } from '../use-case.ts'
import type { Handler } from './route-table.ts'

const name = 'device'

/** Hands the use case the cookie by which a browser is known again, and sends back what it gives. */
export function inBrowser<R extends Route>(
  handle: (call: Call<R> & { cookie: DeviceCookie }, needs: Services) => Promise<Answer<R>>,
): Handler<R> {
  return async (call, needs, { request, reply }) => {
    const secure = needs.config.publicUrl.startsWith('https:')
    return handle({ ...call, cookie: deviceCookie(request, reply, { secure }) }, needs)
  }
}

function deviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure }: { secure: boolean },
): DeviceCookie {
  return {
    given: parseCookie(request.headers.cookie ?? '')[name] ?? null,
    give(value) {
      const kept = { httpOnly: true, sameSite: 'strict', secure, maxAge: deviceLifeSeconds } as const
      // Only the API reads it.
      reply.header('Set-Cookie', stringifySetCookie({ name, value, path: '/api/v2', ...kept }))
    },
  }
}
