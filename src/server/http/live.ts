import type { FastifyInstance } from 'fastify'
import { streamLive, streamOrganizerLive } from '#contract/chat.ts'
import { openEventStream } from '../live/event-stream.ts'
import type { Listener } from '../live/live-hub.ts'
import { refuse } from '../refuse.ts'
import type { Services } from '../services.ts'
import { caps, createActorCap } from './actor-cap.ts'
import { type EventStreamAnswer, mountRoute } from './mount-route.ts'

/** Less than what proxies usually give an idle connection, and than our own time for one. */
const beatMilliseconds = 20_000

/** Streams of events for the cabinet and the console (decision 027). */
export function liveRoutes(app: FastifyInstance, services: Services): void {
  const { live } = services
  const limitOpenings = createActorCap(caps.liveStreams)
  mountRoute(app, services, streamLive, async ({ actor }) => {
    limitOpenings(actor)
    return listening(services, { ...actor, roles: null })
  })
  mountRoute(app, services, streamOrganizerLive, async ({ actor }) => {
    limitOpenings(actor)
    return listening(services, actor)
  })
  const heart = setInterval(() => void live.beat(), beatMilliseconds)
  heart.unref()
  // Open streams would keep the server from closing for as long as somebody listens.
  app.addHook('preClose', async () => {
    clearInterval(heart)
    live.close()
  })
}

/** Takes a place for the stream, or refuses where there is none; what it answers opens the stream. */
function listening({ live }: Services, { accountGuid, tokenGuid, roles }: Listener): EventStreamAnswer {
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
