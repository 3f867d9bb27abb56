import { Worker } from 'node:worker_threads'
import type { SheetReading } from './port.ts'
import type { Table } from './read-table.ts'

export type TableReaderLimits = { milliseconds: number; megabytes: number }

const usual: TableReaderLimits = { milliseconds: 5000, megabytes: 160 }

/**
 * Reads a table in a thread of its own, with a limit of time and of memory: a file that was made to stop the app stops that thread, and is answered as one that
 * cannot be read (file_format).
 */
export function readTableApart(table: Table, limits = usual): Promise<SheetReading> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
      workerData: table,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
      // Neither settings nor secrets are needed there.
      env: {},
      stdout: false,
    })
    const end = (reading: SheetReading) => {
      clearTimeout(timer)
      resolve(reading)
      void worker.terminate()
    }
    const timer = setTimeout(() => end({ ok: false, code: 'file_format' }), limits.milliseconds)
    worker.once('message', (reading: SheetReading) => end(reading))
    worker.once('error', () => end({ ok: false, code: 'file_format' }))
    worker.once('exit', () => end({ ok: false, code: 'file_format' }))
  })
}
