import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Participant, readParticipant, saveDraft } from '#contract/participant.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { type DraftPatch, type DraftSections, sectionsOf } from '../rules.ts'
import { createDraftSaver, type SaveSnapshot } from './draft-saver.ts'

/** The application while it is being filled in: what is typed, how its saving stands, and the way out of a conflict. */
export type ApplicationDraft = {
  /** What is typed now; steps read it when they open. */
  sections: () => DraftSections
  keep: (patch: DraftPatch) => void
  /** Saves without waiting for a pause in typing. True when the server has everything that was typed. */
  flush: () => Promise<boolean>
  /** The latest version that the server reported. */
  version: () => number
  setVersion: (version: number) => void
  save: SaveSnapshot
  /** Saves what was typed here over the other version, or takes the other version instead. */
  settle: (keep: 'mine' | 'theirs') => Promise<void>
  /** Raised when the other version was taken, so that the steps start again with it. */
  generation: number
}

/**
 * Saves a draft to the server a moment after the last key, when the page is hidden and when the connection is back. Leaving the page asks first until
 * everything has arrived.
 */
export function useApplicationDraft(participant: Participant): ApplicationDraft {
  const { guid } = participant
  const sections = useRef<DraftSections>(sectionsOf(participant))
  const [generation, setGeneration] = useState(0)
  const [saver] = useState(() =>
    createDraftSaver({
      version: participant.version,
      send: body => callApi(saveDraft, { params: { guid }, body }),
      failureOf: error =>
        error instanceof ApiError ? error : { code: null, status: 500, message: String(error) },
      after: (milliseconds, callback) => {
        const timer = window.setTimeout(callback, milliseconds)
        return () => window.clearTimeout(timer)
      },
    }),
  )
  const save = useSyncExternalStore(saver.subscribe, saver.getSnapshot)

  useEffect(() => {
    const flush = () => void saver.flush()
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      flush()
    }
  }, [saver])

  const unsaved = save.state !== 'saved' && save.state !== 'closed'
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return {
    sections: () => sections.current,
    keep(patch) {
      sections.current = {
        person: { ...sections.current.person, ...patch.person },
        company: { ...sections.current.company, ...patch.company },
        media: { ...sections.current.media, ...patch.media },
      }
      saver.change(patch)
    },
    flush: saver.flush,
    version: saver.getVersion,
    setVersion: saver.setVersion,
    save,
    async settle(keep) {
      const fresh = await callApi(readParticipant, { params: { guid } })
      if (keep === 'theirs') {
        sections.current = sectionsOf(fresh)
        setGeneration(number => number + 1)
      }
      saver.settle(keep, fresh.version)
    },
    generation,
  }
}
