/** One attempt to send something that must not be done twice: its Idempotency-Key and what it sends. */
export type Attempt = { key: string; sent: string }

/**
 * The attempt under which something goes out. While its answer is unknown (a lost connection, a failed server) the same input keeps its key, so that a
 * second press cannot do the thing twice; another input is another attempt, because the server refuses a key that comes with a new body.
 */
export function attemptFor(last: Attempt | null, input: unknown, newKey: () => string): Attempt {
  const sent = JSON.stringify(input)
  return last?.sent === sent ? last : { key: newKey(), sent }
}

/** Whether an answer with this status ended the attempt: a success or a refusal did, silence and a failed server did not. */
export function endsAttempt(status: number, code: string): boolean {
  return status >= 200 && status < 500 && code !== 'idempotency_in_progress'
}
