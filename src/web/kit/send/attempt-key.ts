/** One attempt to send something that must not be done twice: its Idempotency-Key and what it sends. */
export type Attempt = { key: string; sent: string }

/**
 * The attempt for an input. While its result is unknown (a lost connection, a failed server), the same input keeps its key, so that pressing again
 * cannot do it twice. Another input gets a new key, because the server refuses a key with a different body.
 */
export function attemptFor(last: Attempt | null, input: unknown, newKey: () => string): Attempt {
  const sent = JSON.stringify(input)
  return last?.sent === sent ? last : { key: newKey(), sent }
}

/** Whether an answer ended the attempt. A success or a refusal does; no answer or a server failure does not. */
export function endsAttempt(status: number, code: string): boolean {
  return status >= 200 && status < 500 && code !== 'idempotency_in_progress'
}
