import { z } from 'zod'
import { fileImport, importRowsBody, rowsImport, textImport } from './import.ts'
import { defineRoute } from './route.ts'

export const importEmployeeFile = defineRoute({
  ...fileImport,
  path: '/staff/companies/:guid/import',
  summary: 'Read a list of employees out of a spreadsheet; writes nothing',
})

export const importEmployeeText = defineRoute({
  ...textImport,
  path: '/staff/companies/:guid/import/text',
  summary: 'The same out of rows pasted from a spreadsheet',
})

export const importEmployeeRows = defineRoute({
  ...rowsImport,
  path: '/staff/companies/:guid/import/rows',
  summary: 'Write all of these employees down, who have agreed to it, or none of them',
  body: z.strictObject({ rows: importRowsBody, consent: z.literal(true, 'consent_required') }),
  response: z.object({ added: z.int() }),
})
