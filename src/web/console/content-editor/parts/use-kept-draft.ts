import { useEffect, useState } from 'react'
import { useLatestCallback } from '#web/kit/list/use-latest-callback.ts'
import { tabStorage } from '#web/kit/login/pending-code-storage.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { type DraftOwner, type KeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts'

/** What was typed here when the log-in ended; asked for once, when the editor opens. */
export function useFoundDraft(owner: Omit<DraftOwner, 'phone'>): KeptDraft | null {
  const [found] = useState(() => {
    const whole = { ...owner, phone: phoneOf() }
    return readKeptDraft(tabStorage(), whole)
  })
  const forget = useLatestCallback(() => keepDraft(tabStorage(), { ...owner, phone: phoneOf() }, null))
  useEffect(() => forget(), [forget])
  return found
}

/**
 * Keeps what is typed when the log-in ends under the editor's hands: the guard then takes the page away. Leaving of
 * one's own will asks before, and keeps nothing.
 */
export function useDraftKeeping(owner: Omit<DraftOwner, 'phone'>, unsaved: KeptDraft | null): void {
  const [phone] = useState(phoneOf)
  const keep = useLatestCallback(() => {
    if (unsaved && !browserSession().isAuthenticated()) keepDraft(tabStorage(), { ...owner, phone }, unsaved)
  })
  useEffect(() => browserSession().subscribe(keep), [keep])
}

function phoneOf(): string | null {
  return browserSession().getState().phone ?? null
}
