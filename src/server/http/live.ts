import type { FastifyInstance } from 'fastify'
import type * as routes from '#contract/chat.ts'
import { openEventStream } from '../live/event-stream.ts'
import type { Listener } from '../live/live-hub.ts'
import { refuse } from '../refuse.ts'
import type { EventStreamAnswer, Needs, UseCase } from '../use-case.ts'

/** Shorter than the usual idle time-outs of proxies and than our own. */
const beatMilliseconds = 20_000

/** Streams of events for the cabinet and the console (decision 027). */
export const streamLive: UseCase<typeof routes.streamLive, 'live'> = async ({ actor }, needs) =>
  listening(needs, { ...actor, roles: null })

export const streamOrganiserLive: UseCase<typeof routes.streamOrganiserLive, 'live'> = async (
  { actor },
  needs,
) => listening(needs, actor)

/** Keeps open streams alive, and ends them when the server closes. */
export function keepStreams(app: FastifyInstance, { live }: Needs<'live'>): void {
  const heart = setInterval(() => void live.beat(), beatMilliseconds)
  heart.unref()
  // The server could not close while anybody listens.
  app.addHook('preClose', async () => {
    clearInterval(heart)
    live.close()
  })
}

/** Reserves a place for the stream, or refuses where there is none; the answer opens the stream. */
function listening({ live }: Needs<'live'>, { accountGuid, tokenGuid, roles }: Listener): EventStreamAnswer {
  const refusal = live.refusal(accountGuid)
  if (refusal === 'account') refuse('too_many_requests', { retryAfterSeconds: 30 })
  if (refusal === 'all') refuse('service_busy', { retryAfterSeconds: 30 })
  return {
    open(response, headers) {
      let leave = () => {}
      const stream = openEventStream(response, headers, () => leave())
      leave = live.join({ accountGuid, tokenGuid, roles }, stream)
    },
  }
}
