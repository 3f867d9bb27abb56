import type { ListExport } from '#contract/organiser-export.ts'
import { exportKept } from '#domain/export/exported-list.ts'
import type { ExportRecord } from '#server/persistence/export-queries.ts'

export function presentExport(record: ExportRecord): ListExport {
  const { guid, list, format, state, rows, totalRows, bytes, createdAt } = record
  return {
    ...{ guid, list, format, state, rows, totalRows },
    bytes: bytes === null ? null : Number(bytes),
    createdAt: createdAt.toISOString(),
    keptUntil: new Date(createdAt.getTime() + exportKept).toISOString(),
  }
}
