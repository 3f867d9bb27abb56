import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client'
import { pingDatabase } from '../persistence/ping.ts'
import type { Services } from '../services.ts'
import { watchMessages, watchWork } from './message-gauges.ts'
import type { Shortcut } from './shortcut.ts'

/** Liveness, readiness and figures for the operators (product.md §7). */
export function operationsRoutes(app: FastifyInstance, services: Services, shortcut: Shortcut): void {
  const { registry } = services.metrics
  watchMessages(services)
  watchWork(services)
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.15, 0.3, 1, 3],
    registers: [registry],
  })
  new Counter({
    name: 'http_ready_answers_total',
    help: 'Pages and files answered from memory, before routing; the other requests are in the histogram',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(shortcut.answers())
    },
  })
  new Gauge({
    name: 'live_streams',
    help: 'Streams of events that are open',
    registers: [registry],
    collect() {
      this.set(services.live.count())
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    // A stream's duration says nothing about our speed.
    if (String(reply.raw.getHeader('content-type')).startsWith('text/event-stream')) return done()
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !shortcut.isLeaving() && (await pingDatabase(services.database))
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
