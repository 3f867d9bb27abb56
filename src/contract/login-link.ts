import { z } from 'zod'
import { otpVerifyAnswer } from './auth.ts'
import { isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/** 32 random bytes in base64url. */
const params = z.object({ loginGuid: z.string().regex(/^[\w-]{43}$/, 'link_invalid') })

export const readLoginLink = defineRoute({
  method: 'GET',
  path: '/login/token/:loginGuid',
  summary: 'Whose link it is, masked; changes nothing (link_invalid, link_used, link_expired)',
  failure: 'link_load_failed',
  policy: { kind: 'public' },
  params,
  response: z.object({
    /** First and last two digits (spec point 5). */
    phone: z.string(),
    expiresAt: isoInstant,
  }),
})

export const useLoginLink = defineRoute({
  method: 'POST',
  path: '/login/token/:loginGuid',
  summary: 'Log in by a link from a message, once',
  policy: { kind: 'public' },
  params,
  response: otpVerifyAnswer,
})
