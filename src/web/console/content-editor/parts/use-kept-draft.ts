import { useEffect, useState } from 'react'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { type DraftPlace, type KeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts'

/** What was typed here when the log-in ended; read once, when the editor opens. */
export function useFoundDraft(place: DraftPlace): KeptDraft | null {
  const [found] = useState(() => readKeptDraft(place))
  const forget = useLatestCallback(() => keepDraft(place, null))
  useEffect(() => forget(), [forget])
  return found
}

/** Keeps unsaved input when the log-in ends and the guard takes the page away. Leaving deliberately asks first and keeps nothing. */
export function useDraftKeeping(place: DraftPlace, unsaved: KeptDraft | null): void {
  const keep = useLatestCallback(() => {
    if (unsaved && !browserSession().isAuthenticated()) keepDraft(place, unsaved)
  })
  useEffect(() => browserSession().subscribe(keep), [keep])
}
