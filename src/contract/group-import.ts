import { z } from 'zod'
import { guid } from './field.ts'
import {
  importBytes,
  importPreview,
  importQuery,
  importRowsBody,
  importTextBody,
  rowsBytes,
} from './import.ts'
import { defineRoute } from './route.ts'

const params = z.object({ guid })

/** Multipart field `file`: XLSX or CSV up to 2 MB. */
export const importFile = defineRoute({
  method: 'POST',
  path: '/groups/:guid/import',
  summary: 'Read a list of people out of a spreadsheet; writes nothing',
  policy: { kind: 'account' },
  params,
  query: importQuery,
  upload: true,
  response: importPreview,
})

export const importText = defineRoute({
  method: 'POST',
  path: '/groups/:guid/import/text',
  summary: 'The same out of rows pasted from a spreadsheet',
  policy: { kind: 'account' },
  params,
  query: importQuery,
  body: importTextBody,
  bodyBytes: importBytes * 2,
  response: importPreview,
})

/** Faults are listed in `details` as `rows.<index>.<field>`; then nobody is added. */
export const importRows = defineRoute({
  method: 'POST',
  path: '/groups/:guid/import/rows',
  summary: 'Add all of these people to the group, or none of them',
  policy: { kind: 'account' },
  params,
  body: z.strictObject({ rows: importRowsBody }),
  bodyBytes: rowsBytes,
  idempotent: true,
  response: z.object({
    added: z.int(),
    /** Participants whose form is complete: the confirmation link can be sent to them (`sendMemberLinks`). */
    complete: z.array(guid),
  }),
})
export type ImportResult = z.infer<typeof importRows.response>
