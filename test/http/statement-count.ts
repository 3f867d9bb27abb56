import pg from 'pg'
import { vi } from 'vitest'

/** Runs work and counts the app's database statements. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ answer: T; count: number }> {
  const original = pg.Client.prototype.query
  let count = 0
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client & { connectionParameters?: { application_name?: string } },
    ...given: unknown[]
  ) {
    // The job queue and the listener have connections of their own.
    if (this.connectionParameters?.application_name === 'quorum') count += 1
    return Reflect.apply(original, this, given)
  } as never)
  try {
    return { answer: await work(), count }
  } finally {
    spy.mockRestore()
  }
}
