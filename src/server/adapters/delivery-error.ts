import type { DeliveryFault } from '#domain/message/delivery-fault.ts'

/**
 * A message that was not delivered, and whose fault that is. Its text is safe to log: it never holds a phone, an address, a text or a secret, which
 * is why the original error is not kept as `cause`.
 */
export class DeliveryError extends Error {
  readonly fault: Exclude<DeliveryFault, 'expired'>
  /** No answer came, so the message may be on its way, and a gateway that is asked again would send it twice. */
  readonly perhapsTaken: boolean

  constructor(message: string, fault: Exclude<DeliveryFault, 'expired'>, { perhapsTaken = false } = {}) {
    super(message)
    this.name = 'DeliveryError'
    this.fault = fault
    this.perhapsTaken = perhapsTaken
  }
}

/** Statuses by which a gateway refuses us and not the message: our key, our right to send, or the address that we call. */
const ofOurSettings: ReadonlySet<number> = new Set([401, 402, 403, 404, 405, 407, 410, 415, 426])

/** HTTP statuses after which the same request may be repeated: time-outs, limits and faults of the other side. */
export function isRetryableStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500
}

/** Whose fault an HTTP status of a gateway is. A redirect is one of our settings: the address that we call has moved. */
export function faultOfStatus(status: number): 'settings' | 'outage' | 'refused' {
  if (ofOurSettings.has(status) || (status >= 300 && status < 400)) return 'settings'
  return isRetryableStatus(status) ? 'outage' : 'refused'
}

/** Whether a failed `fetch` was waited for in vain: the other side may have done what it was asked. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/** Names a failed `fetch` without its address, which may hold a phone or a key. */
export function describeNetworkFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time'
  const cause: unknown = error.cause
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}
