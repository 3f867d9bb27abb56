import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { organiserToken } from '#test/factories/organiser.ts'
import { must } from '#test/factories/participant.ts'
import type { TestServer } from '#test/server.ts'

export type ListPage<Row> = { items: Row[]; nextCursor: string | null; counts: Record<string, number> }

type Query = Record<string, string>

/** A list of the console as somebody of a role reads it: one page, or all of its pages one after another. */
export function listPages<Row>(server: () => TestServer, path: string, role: OrganiserRole, limit = '7') {
  const read = async (query: Query = {}, as = role) =>
    must<ListPage<Row>>(server(), 'GET', `${path}?${new URLSearchParams(query)}`, {
      token: await organiserToken(server(), as),
    })
  const all = async (query: Query = {}, as = role) => {
    const rows: Row[] = []
    let cursor: string | null = null
    do {
      const page: ListPage<Row> = await read({ ...query, limit, ...(cursor && { cursor }) }, as)
      rows.push(...page.items)
      cursor = page.nextCursor
    } while (cursor !== null)
    return rows
  }
  return { read, all }
}
