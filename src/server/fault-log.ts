import type { Logger } from 'pino'
import type { Metrics, OutsideService } from './metrics.ts'

/** Told of every failed call of something outside, so that an outage is one line in the log and a figure in `/metrics`. */
export type FaultLog = {
  report(service: OutsideService, error: unknown): void
  /** A call that went well; after an outage it says for how long it lasted. */
  recovered(service: OutsideService): void
}

/** A new line about a service that goes on failing, with the number of faults since. */
const againMilliseconds = 300_000

type Outage = { since: number; toldAt: number; cause: string; count: number; untold: number }

export function createFaultLog(
  log: Logger,
  metrics: Pick<Metrics, 'outsideFault'>,
  now: () => number = () => performance.now(),
): FaultLog {
  const outages = new Map<OutsideService, Outage>()

  function tell(service: OutsideService, outage: Outage, error: unknown): void {
    const { cause, untold: faults } = outage
    log.error({ service, cause, faults, err: error }, 'a service outside is failing')
    outage.toldAt = now()
    outage.untold = 0
  }

  return {
    report(service, error) {
      const cause = causeOf(error)
      metrics.outsideFault(service, cause)
      const outage = outages.get(service) ?? {
        since: now(),
        toldAt: -Infinity,
        cause: '',
        count: 0,
        untold: 0,
      }
      outages.set(service, outage)
      outage.count += 1
      outage.untold += 1
      const news = outage.cause !== cause
      outage.cause = cause
      // Causes may alternate while something is down; a second of quiet between two lines is enough to see each.
      if (now() - outage.toldAt > (news ? 1000 : againMilliseconds)) tell(service, outage, error)
    },
    recovered(service) {
      const outage = outages.get(service)
      if (!outage) return
      outages.delete(service)
      const seconds = Math.round((now() - outage.since) / 1000)
      log.warn({ service, seconds, faults: outage.count }, 'a service outside works again')
    },
  }
}

/** A fault in one word: its code, or else its class. Never its message, which may quote a phone or an address. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, fault } = error as { code?: unknown; fault?: unknown }
  if (typeof fault === 'string') return fault
  if (/timeout exceeded when trying to connect/.test(error.message)) return 'pool-timeout'
  if (typeof code === 'string' && /^[\w.-]{1,40}$/.test(code)) return code
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0])
  return error.cause instanceof Error ? causeOf(error.cause) : error.name
}
