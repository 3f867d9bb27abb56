import { z } from 'zod'
import { defineRoute } from './route.ts'

/** A video of the app's own storage. The slashes in `path` may be escaped or not. One range of bytes may be asked for (RFC 9110, 14), so that a player can seek. */
export const readVideo = defineRoute({
  method: 'GET',
  path: '/video/:path',
  summary: 'A public video, whole or a range of it',
  policy: { kind: 'public' },
  params: z.object({ path: z.string() }),
  response: 'bytes',
})
