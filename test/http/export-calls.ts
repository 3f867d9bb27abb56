import { expect } from 'vitest'
import type { ListExport } from '#contract/organiser-export.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { type ExportedList, exportContents } from '#domain/export/exported-list.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import type { TestServer } from '#test/server.ts'

export type Filters = Record<string, string>
type Options = { as: OrganiserRole; locale?: 'ru' | 'en'; columns?: readonly string[] }

/** A line without breaks in its cells; sums are not quoted. */
const cellsOf = (line: string, mark: string) =>
  (line.match(new RegExp(`"(?:[^"]|"")*"|[^${mark}]+|(?<=^|${mark})(?=${mark}|$)`, 'g')) ?? []).map(cell =>
    cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
  )

export function exportCalls(server: () => TestServer) {
  const start = async (list: ExportedList, filters: Filters, options: Options) =>
    server().call<ListExport>('POST', '/organizer/exports', {
      token: await organiserToken(server(), options.as),
      body: {
        ...{ list, format: 'csv', filters, purpose: 'Сверка с площадкой' },
        columns: options.columns ?? exportContents[list].columns,
      },
      locale: options.locale ?? 'ru',
    })

  /** Started, written and read: the cells of each row, the head first. */
  async function rowsOf(list: ExportedList, filters: Filters, options: Options): Promise<string[][]> {
    const { status, body } = await start(list, filters, options)
    expect(status, list).toBe(200)
    await server().deliver()
    const token = await organiserToken(server(), options.as)
    const { bytes } = await server().call('GET', `/organizer/exports/${body.guid}/file`, { token })
    const lines = bytes
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n')
    return lines.map(line => cellsOf(line, options.locale === 'en' ? ',' : ';'))
  }

  return { start, rowsOf }
}
