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
export const importEmployeeFile = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/import',
  summary: 'Read a list of employees out of a spreadsheet; writes nothing',
  policy: { kind: 'account' },
  params,
  query: importQuery,
  upload: true,
  response: importPreview,
})

export const importEmployeeText = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/import/text',
  summary: 'The same out of rows pasted from a spreadsheet',
  policy: { kind: 'account' },
  params,
  query: importQuery,
  body: importTextBody,
  bodyBytes: importBytes * 2,
  response: importPreview,
})

/** Faults are listed in `details` as `rows.<index>.<field>`; then nobody is added. */
export const importEmployeeRows = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/import/rows',
  summary: 'Write all of these employees down, who have agreed to it, or none of them',
  policy: { kind: 'account' },
  params,
  body: z.strictObject({ rows: importRowsBody, consent: z.literal(true, 'consent_required') }),
  bodyBytes: rowsBytes,
  idempotent: true,
  response: z.object({ added: z.int() }),
})
