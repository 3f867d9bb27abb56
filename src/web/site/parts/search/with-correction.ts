import { m } from '#messages/compiled/messages.js'

/** How many were found, after what was searched for instead where the words were typed in the other keyboard layout. */
export function withCorrection(corrected: string | null | undefined, count: string): string {
  return corrected ? `${m.programme_search_corrected({ query: corrected })}. ${count}` : count
}
