import type { FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import { searchHeader } from '#contract/search-header.ts'
import { refuse } from '../refuse.ts'

/** Whether the route is searched by people who are logged in; the site's own searches are addresses that anybody may share. */
export function isSearched({ policy, query }: Route): boolean {
  return policy.kind !== 'public' && query !== undefined && 'shape' in query && 'q' in Object(query.shape)
}

/** Puts the words of the header into the query, where the contract judges them. A caller may still write them into the address. */
export async function readSearchHeader(request: FastifyRequest): Promise<void> {
  const given = request.headers[searchHeader.toLowerCase()]
  if (typeof given !== 'string') return
  request.query = { ...Object(request.query), q: decoded(given) }
}

function decoded(given: string): string {
  try {
    const words = decodeURIComponent(given)
    // As in an address: the database takes no such letter.
    if (!words.includes('\0')) return words
  } catch {
    // Refused below.
  }
  return refuse('value_invalid', { details: [{ field: 'q', code: 'value_invalid' }] })
}
