import { Counter, Registry } from 'prom-client'
import type { DeliveryFault } from '#domain/message/delivery-fault.ts'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import type { MessageUrgency } from '#domain/message/message-urgency.ts'

/** What is outside of this process and may fail. */
export type OutsideService = 'sms' | 'email' | 'files' | 'acquirer' | 'database' | 'jobs' | 'companies'

/** Figures of this process for `/metrics`. */
export type Metrics = {
  registry: Registry
  messageSent(message: { channel: MessageChannel; urgency: MessageUrgency }): void
  messageFailed(channel: MessageChannel, fault: DeliveryFault): void
  /** `cause` is one of a few short words, such as an error's code. */
  outsideFault(service: OutsideService, cause: string): void
  /** `page` is a name of the site map. */
  pageFailed(page: string, cause: string): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const sent = new Counter({
    name: 'messages_sent_total',
    help: 'Messages that a gateway has taken',
    labelNames: ['channel', 'urgency'],
    registers,
  })
  const failed = new Counter({
    name: 'message_failures_total',
    help: 'Tries to send a message that failed, by cause; settings and outage are tried again',
    labelNames: ['channel', 'cause'],
    registers,
  })
  const outside = new Counter({
    name: 'outside_faults_total',
    help: 'Failed calls of a service outside of this process',
    labelNames: ['service', 'cause'],
    registers,
  })
  const pages = new Counter({
    name: 'page_faults_total',
    help: 'Pages that could not be rendered',
    labelNames: ['page', 'cause'],
    registers,
  })
  return {
    registry,
    messageSent: ({ channel, urgency }) => sent.inc({ channel, urgency }),
    messageFailed: (channel, cause) => failed.inc({ channel, cause }),
    outsideFault: (service, cause) => outside.inc({ service, cause }),
    pageFailed: (page, cause) => pages.inc({ page, cause }),
  }
}
