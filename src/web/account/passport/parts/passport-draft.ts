import { useEffect } from 'react'
import { useBeforeUnload } from 'react-router'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { setUserData } from '#web/kit/session/session-state.ts'
import type { PassportValues } from './passport-values.ts'

/** What was typed, and the version it is based on. */
export type PassportDraft = { values: PassportValues; version: number }

/** Unsaved input, kept while the person visits another page. Only in memory, unlike the rest of the session, because it is a passport. */
export function keptDraft(guid: string): PassportDraft | null {
  return (
    (record(browserSession().getState().userData[guid]).passportDraft as PassportDraft | undefined) ?? null
  )
}

/** Null forgets the draft. */
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
    // The form's readers never change.
    [guid, isDirty, read],
  )
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
