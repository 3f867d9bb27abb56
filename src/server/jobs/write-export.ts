import { z } from 'zod'
import { listLostExports } from '../persistence/export-queries.ts'
import { writeExport } from '../usecases/export/write-export.ts'
import { defineJob } from './define-job.ts'

const payload = z.object({ guid: z.guid() })

declare module './job-queue.ts' {
  interface JobPayloads {
    'write-export': z.infer<typeof payload>
  }
}

/** Longer than a portion of rows takes. */
const untouchedSeconds = 90

/** Writes a list to a file. A worker that is killed in the middle leaves nothing behind: the next one begins anew. */
export const writeExportJob = defineJob({
  name: 'write-export',
  payload,
  // A list of 200,000 rows, on a busy evening.
  expireSeconds: 900,
  batchSize: 1,
  handle: (services, { guid }) => writeExport(services, guid),
  lost: {
    find: async ({ database }, ago) =>
      (await listLostExports(database, ago(untouchedSeconds))).map(guid => ({ guid })),
    everySeconds: 50,
  },
})
