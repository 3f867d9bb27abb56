import { Tinypool } from 'tinypool'
import type { SheetReading } from './port.ts'
import type { Table } from './read-table.ts'

const longestMilliseconds = 5000

/** A new thread for each table: nothing of one is left to the next. */
const threads = new Tinypool({
  filename: new URL('./table-worker.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: 2,
  isolateWorkers: true,
  resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
  // Neither settings nor secrets are needed there.
  env: {},
})

/**
 * Reads a table in a thread of its own, with a limit of time and of memory: a file that was made to stop the app stops that thread, and is answered as one that
 * cannot be read (file_format).
 */
export async function readTableApart(table: Table): Promise<SheetReading> {
  try {
    return await threads.run(table, { signal: AbortSignal.timeout(longestMilliseconds) })
  } catch {
    return { ok: false, code: 'file_format' }
  }
}
