import { ApiError } from '#web/kit/api/api-error.ts'

/** The mark of a navigation after which the page on screen only has another address, as a new piece of content has when it is saved. */
export const samePage = { samePage: true } as const

/** Whether the last navigation left the page as it is. Going back to its history entry later opens the page anew. */
export function isSamePage(navigation: 'POP' | 'PUSH' | 'REPLACE', state: unknown): boolean {
  return navigation === 'REPLACE' && typeof state === 'object' && state !== null && 'samePage' in state
}

/** Whether what was to be opened is not there, so that another try would not find it either. */
export const isGone = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'not_found')
