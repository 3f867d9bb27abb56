import { useEffect } from 'react'
import { useBeforeUnload } from 'react-router'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { setUserData } from '#web/kit/session/session-state.ts'
import type { PassportValues } from './passport-values.ts'

/** What was typed, and the version over which it was typed. */
export type PassportDraft = { values: PassportValues; version: number }

/**
 * What was typed and not saved, kept while the person looks at another page: in the memory of the tab alone (the one part of
 * the session that is never stored), because it is a passport.
 */
export function keptDraft(guid: string): PassportDraft | null {
  return (
    (record(browserSession().getState().userData[guid]).passportDraft as PassportDraft | undefined) ?? null
  )
}

/** Keeps or, with null, forgets the draft of a participant. */
export function keepDraft(guid: string, draft: PassportDraft | null): void {
  browserSession().update(state => {
    const { passportDraft: _, ...rest } = record(state.userData[guid])
    return setUserData(state, guid, draft ? { ...rest, passportDraft: draft } : rest)
  })
}

/** Keeps the draft when the form is left unsaved, and asks before the tab is closed or reloaded on it. */
export function useKeptDraft(guid: string, isDirty: () => boolean, read: () => PassportDraft): void {
  useBeforeUnload(event => {
    if (isDirty()) event.preventDefault()
  })
  useEffect(
    () => () => {
      if (isDirty()) keepDraft(guid, read())
    },
    // The readers are the form's own and stay the same for its life.
    [guid, isDirty, read],
  )
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
