import type { Database, Tx } from '#server/persistence/database.ts'

/** So that a run ends before its time as a job does. */
const mostPortions = 20

/** Takes portions of this size until one is not full, each in a transaction of its own; the rest is left to the next run. */
export async function eraseInPortions(
  database: Database,
  size: number,
  takeOne: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  for (let portion = 0; portion < mostPortions; portion += 1)
    if ((await database.transaction().execute(tx => takeOne(tx, size))) < size) return
}
