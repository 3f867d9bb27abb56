/** Whose log-in: people's own, or the organisers'. A browser may hold one of each (product.md §5). */
export type Audience = 'participant' | 'organizer'

export const audiences: readonly Audience[] = ['participant', 'organizer']

/** The log-in that a page of either language works with: the console has its own. Of the page's address, with or without a query. */
export function audienceOf(address: string): Audience {
  return /^(?:\/en)?\/organizer(?:[/?#]|$)/.test(address) ? 'organizer' : 'participant'
}

/** The log-in that the page in this window works with. */
export function pageAudience(): Audience {
  return typeof window === 'undefined' ? 'participant' : audienceOf(window.location.pathname)
}
