import { z } from 'zod'
import { exportedLists, exportFormats, exportStates } from '#domain/export/exported-list.ts'
import { guid, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

/** A file that an organiser asked for; only they see it. */
export const listExport = z.object({
  guid,
  list: z.enum(exportedLists),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** Rows that have been written so far. */
  rows: z.int(),
  /** How many there will be; null where the list is only counted up to a limit. */
  totalRows: z.int().nullable(),
  bytes: z.int().nullable(),
  createdAt: isoInstant,
  /** When the file goes. */
  keptUntil: isoInstant,
})

export type ListExport = z.output<typeof listExport>

const policy = { kind: 'organiser', permission: 'any' } as const

export const startExport = defineRoute({
  method: 'POST',
  path: '/organizer/exports',
  summary: 'Have a list written to a file as it is filtered, by whoever may read the list',
  policy,
  idempotent: true,
  body: z.strictObject({
    list: z.enum(exportedLists),
    format: z.enum(exportFormats),
    columns: z.array(z.string().max(40)).min(1, 'required').max(40, 'too_long'),
    /** The query of the list, without place and length of a page. */
    filters: z.record(z.string().max(40), z.string().max(200)).default({}),
    /** Why personal data are taken away; asked for where a column holds them. */
    purpose: z
      .string()
      .trim()
      .max(300, 'too_long')
      .transform(text => text || null)
      .nullable()
      .default(null),
  }),
  response: listExport,
})

export const listExports = defineRoute({
  method: 'GET',
  path: '/organizer/exports',
  summary: 'The caller’s own files, the newest first',
  policy,
  response: z.object({ items: z.array(listExport) }),
})

export const cancelExport = defineRoute({
  method: 'POST',
  path: '/organizer/exports/:guid/cancel',
  summary: 'Stop writing a file, or throw it away',
  policy,
  params: z.object({ guid }),
  body: z.strictObject({}),
  idempotent: true,
  response: listExport,
})

export const readExportFile = defineRoute({
  method: 'GET',
  path: '/organizer/exports/:guid/file',
  summary: 'The written file; 404 to everybody but its author',
  policy,
  params: z.object({ guid }),
  response: 'bytes',
})
