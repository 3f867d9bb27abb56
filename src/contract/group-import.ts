import { z } from 'zod'
import { guid } from './field.ts'
import { fileImport, importRowsBody, rowsImport, textImport } from './import.ts'
import { defineRoute } from './route.ts'

export const importFile = defineRoute({
  ...fileImport,
  path: '/groups/:guid/import',
  summary: 'Read a list of people out of a spreadsheet; writes nothing',
})

export const importText = defineRoute({
  ...textImport,
  path: '/groups/:guid/import/text',
  summary: 'The same out of rows pasted from a spreadsheet',
})

export const importRows = defineRoute({
  ...rowsImport,
  path: '/groups/:guid/import/rows',
  summary: 'Add all of these people to the group, or none of them',
  body: z.strictObject({ rows: importRowsBody }),
  response: z.object({
    added: z.int(),
    /** Participants whose form is complete: the confirmation link can be sent to them (`sendMemberLinks`). */
    complete: z.array(guid),
  }),
})
export type ImportResult = z.infer<typeof importRows.response>
