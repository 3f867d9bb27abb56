/**
 * A message or call that did not reach the outside service. The message is safe to log: it never holds a phone, an address, a text or a secret, which
 * is why the original error is not kept as `cause`.
 */
export class DeliveryError extends Error {
  /** True when the same call may succeed later; false when repeating it cannot help. */
  readonly retryable: boolean

  constructor(message: string, options: { retryable: boolean }) {
    super(message)
    this.name = 'DeliveryError'
    this.retryable = options.retryable
  }
}

/** HTTP statuses after which the same request may be repeated: time-outs, limits and faults of the other side. */
export function isRetryableStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500
}

/** Names a failed `fetch` without its address, which may hold a phone or a key. */
export function describeNetworkFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time'
  const cause: unknown = error.cause
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}
