import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import {
  type ContentDetail,
  createContent,
  publishContent,
  readContent,
  saveContent,
} from '#contract/content.ts'
import type { ContentKind } from '#domain/content/content-kind.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { callApi, type RouteInput } from '#web/kit/api/call-api.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { failureOf } from '#web/kit/send/failure.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { contentKey } from './content-key.ts'
import { type DraftValues, type KnownProblem, publishFaults, saveFaults } from './draft-check.ts'
import { changedPaths, type DraftMerge, mergeDrafts, withValueAt } from './draft-merge.ts'
import { placeOfDetail } from './draft-place.ts'
import { useDraftKeeping, useFoundDraft } from './use-kept-draft.ts'

/** A fault at one place, as a sentence in the page's language. */
export type FaultSentence = { path: string; sentence: string }

export type FaultList = {
  /** Which action was refused. */
  of: 'save' | 'publish'
  faults: readonly FaultSentence[]
  /** Counts the refusals, so that the same faults take the focus again. */
  attempt: number
}

/** The version that an action is based on. */
type Edited = { guid: string; version: number }

/** Somebody saved another version meanwhile. */
export type EditConflict = { theirs: ContentDetail; merge: DraftMerge; then: 'save' | 'publish' }

type EditorOptions = {
  kind: ContentKind
  /** The version that was read; null for a new one. */
  detail: ContentDetail | null
  edition: string | undefined
  onCreated: (detail: ContentDetail) => void
}

/** The state of an editor: what is typed, what the server has, and the actions. */
export function useContentEditor({ kind, detail, edition, onCreated }: EditorOptions) {
  const client = useQueryClient()
  const locale = useLocale()
  const creating = useSend(createContent, (body: RouteInput<typeof createContent>['body']) => ({
    params: { kind },
    body,
  }))
  const saving = useSend(saveContent, ({ guid, ...body }: Edited & { draft: DraftValues }) => ({
    params: { kind, guid },
    body,
  }))
  const publishing = useSend(
    publishContent,
    ({ guid, ...body }: Edited & { acknowledgeConflicts: boolean }) => ({
      params: { kind, guid },
      body,
    }),
  )
  const found = useFoundDraft({ kind, guid: detail?.guid ?? null, edition })
  const [base, setBase] = useState(found ? found.base : detail)
  const [values, setValues] = useState<DraftValues>(() => found?.values ?? detail?.draft ?? emptyDraft(kind))
  const [faultList, setFaultList] = useState<FaultList>({ of: 'save', faults: [], attempt: 0 })
  const [failure, setFailure] = useState<Error | null>(null)
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null)
  const baseDraft = useMemo(() => base?.draft ?? emptyDraft(kind), [base, kind])
  const changed = useMemo(() => changedPaths(kind, baseDraft, values), [kind, baseDraft, values])
  const dirty = changed.length > 0
  useDraftKeeping({ kind, guid: base?.guid ?? null, edition }, dirty ? { base, values } : null)

  // A colleague's version simply replaces this one while nothing is typed.
  if (detail && base && detail.guid === base.guid && detail.version > base.version && !dirty && !busy) {
    setBase(detail)
    setValues(detail.draft)
  }

  const change = useLatestCallback((path: string, value: unknown) => {
    setValues(known => withValueAt(known, path, value))
    setFaultList(known => ({
      ...known,
      faults: known.faults.filter(fault => !isWithin(fault.path, path)),
    }))
  })

  const refuse = (of: FaultList['of'], faults: readonly FaultSentence[]) =>
    setFaultList(known => ({ of, faults, attempt: known.attempt + 1 }))
  const sentence = (code: string) => errorSentence(code as ErrorCode, locale)

  const refusePublishing = (problems: readonly KnownProblem[]) =>
    refuse(
      'publish',
      publishFaults(kind, problems).map(({ path, code }) => ({ path, sentence: sentence(code) })),
    )

  const take = (next: ContentDetail, sent: DraftValues) => {
    setBase(next)
    // Keep what was typed during the save.
    setValues(known => (known === sent ? next.draft : known))
    setFaultList(known => ({ ...known, faults: [] }))
    setFailure(null)
    client.setQueryData(contentKey(kind, next.guid), next)
    void client.invalidateQueries({
      queryKey: ['organiser'],
      // This piece is fresh; every other query that contains it is not.
      predicate: ({ queryKey }) => queryKey[3] !== next.guid,
    })
  }

  const fail = async (error: unknown, then: EditConflict['then'], sent: DraftValues) => {
    if (failureOf(error) === 'conflict' && base) {
      try {
        const theirs = await callApi(readContent, { params: { kind, guid: base.guid } })
        const merge = mergeDrafts(kind, { base: baseDraft, mine: sent, theirs: theirs.draft })
        setConflict({ theirs, merge, then })
      } catch (readError) {
        setFailure(asError(readError))
      }
      return
    }
    const details = error instanceof ApiError ? error.details : []
    if (details.length > 0)
      refuse(
        then,
        details.map(({ field, message }) => ({ path: placeOfDetail(field), sentence: message })),
      )
    else setFailure(asError(error))
  }

  const write = async (version: ContentDetail | null, sent: DraftValues): Promise<ContentDetail> => {
    const draft = { ...sent }
    if (version) return saving.mutateAsync({ guid: version.guid, version: version.version, draft })
    return creating.mutateAsync({ draft, ...(edition && { edition }) })
  }

  /** Saves these values over this version. Returns the new version, or null after showing why it was refused. */
  const saveOver = async (
    version: ContentDetail | null,
    sent: DraftValues,
    then: EditConflict['then'],
  ): Promise<ContentDetail | null> => {
    const faults = saveFaults(kind, sent)
    if (faults.length > 0) {
      refuse(
        'save',
        faults.map(({ path, code }) => ({ path, sentence: sentence(code) })),
      )
      return null
    }
    try {
      const saved = await write(version, sent)
      take(saved, sent)
      if (!version) onCreated(saved)
      return saved
    } catch (error) {
      await fail(error, then, sent)
      return null
    }
  }

  const putOnSite = async (
    saved: ContentDetail,
    acknowledgeConflicts: boolean,
  ): Promise<ContentDetail | null> => {
    if (saved.problems.length > 0) {
      refusePublishing(saved.problems)
      return null
    }
    try {
      const { guid, version } = saved
      const published = await publishing.mutateAsync({ guid, version, acknowledgeConflicts })
      take(published, saved.draft)
      return published
    } catch (error) {
      await fail(error, 'publish', saved.draft)
      return null
    }
  }

  const acting = async <Done>(act: 'save' | 'publish', run: () => Promise<Done>): Promise<Done | null> => {
    if (busy) return null
    setBusy(act)
    setFailure(null)
    try {
      return await run()
    } finally {
      setBusy(null)
    }
  }

  const save = () => acting('save', () => saveOver(base, values, 'save'))
  /** `acknowledgeConflicts`: the editor has seen the overlaps on the site; `problems`: what is known to keep these values off it. */
  const publish = (acknowledgeConflicts: boolean, problems: readonly KnownProblem[]) =>
    acting('publish', async () => {
      // A piece that was never saved stays unsaved: otherwise each refused attempt would leave an untitled draft in the list.
      if (!base && problems.length > 0) {
        refusePublishing(problems)
        return null
      }
      const saved = base && !dirty ? base : await saveOver(base, values, 'publish')
      return saved && putOnSite(saved, acknowledgeConflicts)
    })

  /** Saves the choice between two versions, then continues the interrupted action. */
  const resolve = (resolved: DraftValues) =>
    acting(conflict?.then ?? 'save', async () => {
      if (!conflict) return null
      const { theirs, then } = conflict
      setConflict(null)
      setBase(theirs)
      setValues(resolved)
      const same = changedPaths(kind, theirs.draft, resolved).length === 0
      const saved = same ? theirs : await saveOver(theirs, resolved, then)
      if (same) take(theirs, resolved)
      return saved && then === 'publish' ? putOnSite(saved, false) : saved
    })

  /** Returns to the fields with both versions merged, without saving. */
  const keepEditing = (resolved: DraftValues) => {
    if (!conflict) return
    setBase(conflict.theirs)
    setValues(resolved)
    setConflict(null)
  }

  const faultAt = useCallback(
    (path: string) => faultList.faults.find(fault => fault.path === path)?.sentence,
    [faultList],
  )
  return {
    kind,
    base,
    values,
    dirty,
    /** The fields hold what was typed before the log-in ended; it is not saved yet. */
    restored: found !== null && dirty,
    busy,
    failure,
    conflict,
    faultList,
    faultAt,
    change,
    save,
    publish,
    resolve,
    keepEditing,
    /** Puts an earlier draft into the fields; nothing is saved by it. */
    putBack: (draft: DraftValues) => {
      setValues(draft)
      setFaultList(known => ({ ...known, faults: [] }))
    },
    /** Takes over the server's version after an action outside the editor. */
    adopt: (next: ContentDetail) => take(next, values),
  }
}

export type ContentEditing = ReturnType<typeof useContentEditor>

function isWithin(place: string, changed: string): boolean {
  return place === changed || place.startsWith(`${changed}.`)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
