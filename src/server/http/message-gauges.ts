import { Gauge } from 'prom-client'
import { messageChannels } from '#domain/message/message-channel.ts'
import { messageUrgencies } from '#domain/message/message-urgency.ts'
import {
  countFailedMessages,
  countWaitingMessages,
  listGateways,
} from '../persistence/message-list-queries.ts'
import { countConnections } from '../persistence/prepared-query.ts'
import type { Services } from '../services.ts'

/** Figures that the database knows, for all copies of the app alike: each copy reports them when it is asked. */
export function watchMessages({ metrics, database, clock, faults }: Services): void {
  const registers = [metrics.registry]
  /** A database that is down must not take the other figures with it. */
  const reading = (read: () => Promise<void>) => () =>
    read().catch(error => {
      faults.report('database', error)
    })

  const due: Gauge<'channel' | 'urgency'> = new Gauge({
    name: 'messages_waiting',
    help: 'Messages that are due and not sent yet',
    labelNames: ['channel', 'urgency'],
    registers,
    collect: reading(() => setEach(due, row => Number(row?.due ?? 0))),
  })
  const oldest: Gauge<'channel' | 'urgency'> = new Gauge({
    name: 'messages_oldest_seconds',
    help: 'For how long the oldest of them has been due',
    labelNames: ['channel', 'urgency'],
    registers,
    collect: reading(() =>
      setEach(oldest, row => (row?.oldestAt ? (clock.wall().getTime() - row.oldestAt.getTime()) / 1000 : 0)),
    ),
  })
  const held: Gauge<'channel' | 'urgency'> = new Gauge({
    name: 'messages_held',
    help: 'Messages that are due later, such as after a recall window',
    labelNames: ['channel', 'urgency'],
    registers,
    collect: reading(() => setEach(held, row => Number(row?.later ?? 0))),
  })
  const failing = new Gauge({
    name: 'message_channel_failing_seconds',
    help: 'For how long a channel has been failing; 0 while it works',
    labelNames: ['channel', 'cause'],
    registers,
    collect: reading(async function readGateways() {
      failing.reset()
      for (const { channel, fault, faultSince } of await listGateways(database)) {
        const seconds = faultSince ? (clock.wall().getTime() - faultSince.getTime()) / 1000 : 0
        failing.set({ channel, cause: fault ?? 'none' }, seconds)
      }
    }),
  })
  const failed = new Gauge({
    name: 'messages_failed',
    help: 'Messages of the last day that were given up, by cause',
    labelNames: ['channel', 'cause'],
    registers,
    collect: reading(async () => {
      failed.reset()
      const since = new Date(clock.wall().getTime() - 86_400_000)
      for (const { channel, fault, count } of await countFailedMessages(database, since))
        failed.set({ channel, cause: fault ?? 'expired' }, Number(count))
    }),
  })

  let counting: ReturnType<typeof countWaitingMessages> | null = null
  /** The gauges of one answer are read at once, and share one count. */
  function countOnce() {
    counting ??= countWaitingMessages(database, clock.wall()).finally(() => {
      counting = null
    })
    return counting
  }

  type Waiting = Awaited<ReturnType<typeof countWaitingMessages>>[number]

  async function setEach(
    gauge: Gauge<'channel' | 'urgency'>,
    figureOf: (row: Waiting | undefined) => number,
  ): Promise<void> {
    const rows = await countOnce()
    for (const channel of messageChannels)
      for (const urgency of messageUrgencies)
        gauge.set(
          { channel, urgency },
          figureOf(rows.find(row => row.channel === channel && row.urgency === urgency)),
        )
  }
}

/** Jobs by state, and the connections of this process. */
export function watchWork({ metrics, jobs, database, faults }: Services): void {
  const registers = [metrics.registry]
  const jobGauge = new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state; failed ones wait in the dead letter queue',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      try {
        for (const [state, queues] of Object.entries(await jobs.countByState()))
          for (const { queue, count } of queues) jobGauge.set({ queue, state }, count)
      } catch (error) {
        faults.report('jobs', error)
      }
    },
  })
  const pool = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool in use and idle, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(countConnections(database))) pool.set({ state }, count)
    },
  })
}
