import { Tinypool } from 'tinypool'
import type { SheetReading } from './port.ts'
import type { Table } from './read-table.ts'

const longestMilliseconds = 5000

/** A new thread for each table, so that nothing of one remains for the next. */
const threads = new Tinypool({
  filename: new URL('./table-worker.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: 2,
  isolateWorkers: true,
  resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
  // The thread needs neither settings nor secrets.
  env: {},
})

/** Reads a table in a thread of its own, with a limit of time and of memory: a malicious file stops only that thread and is reported as unreadable (file_format). */
export async function readTableApart(table: Table): Promise<SheetReading> {
  try {
    return await threads.run(table, { signal: AbortSignal.timeout(longestMilliseconds) })
  } catch {
    return { ok: false, code: 'file_format' }
  }
}
