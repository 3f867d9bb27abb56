import { createHash } from 'node:crypto'
import type { Route } from '#contract/route.ts'
import { refuse } from '../refuse.ts'

type Asked = { params: unknown; query: unknown }

/** Whether the route answers one page of the console's lists, whose cursors belong to one view. */
export function isListed({ policy, query }: Route): boolean {
  return (
    policy.kind === 'organiser' && query !== undefined && 'shape' in query && 'cursor' in Object(query.shape)
  )
}

/** Names what a list shows: its route, filters and order, without the place in it. */
export function viewOf({ path }: Pick<Route, 'path'>, { params, query }: Asked): string {
  const { cursor: _cursor, limit: _limit, ...filters } = Object(query) as Record<string, unknown>
  const named = [path, ...[Object(params), filters].map(part => Object.entries(part).sort())]
  return createHash('sha256').update(JSON.stringify(named)).digest('base64url').slice(0, 10)
}

/** Takes the name of the view off a cursor: one of another view would lead to a wrong page. What was never one of ours is left to the list. */
export function cursorFor(view: string, cursor: string | undefined): string | undefined {
  const [named, inner] = cursor?.split('.') ?? []
  if (inner === undefined) return cursor
  return named === view ? inner : refuse('cursor_of_another_view')
}

/** Puts the name of the view before the cursor of the next page. */
export function namedCursor(view: string, answer: unknown): unknown {
  const { nextCursor } = Object(answer) as { nextCursor?: unknown }
  return typeof nextCursor === 'string' ? { ...Object(answer), nextCursor: `${view}.${nextCursor}` } : answer
}
