import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createLetter,
  type Letter,
  type LetterDraft,
  listLetters,
  previewLetter,
  readLetter,
  recallLetter,
  releaseLetter,
  removeLetter,
  saveLetter,
} from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'
import { type LetterFilters, letterQuery } from './rules.ts'

export const lettersKey = ['organiser', 'letters'] as const

const changes = [lettersKey]
const failed = (error: Error) =>
  toasts.show({ tone: 'negative', title: m.letters_failed(), description: error.message })

export function useLetterList(filters: LetterFilters) {
  return useListPages({
    queryKey: [...lettersKey, 'list', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listLetters, { query: { ...letterQuery(filters), ...page }, signal }),
  })
}

/** A letter as it stands when somebody begins to change it: what was read before may have an older version. */
export function useEditedLetter(guid: string) {
  return useQuery({
    queryKey: ['letter-draft', guid],
    queryFn: ({ signal }) => callApi(readLetter, { params: { guid }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

export function useLetterPreview(draft: LetterDraft) {
  return useQuery({
    queryKey: [...lettersKey, 'preview', draft],
    queryFn: ({ signal }) => callApi(previewLetter, { body: draft, signal }),
    // The numbers must be those of the moment of the decision.
    staleTime: 0,
  })
}

export function useSaveLetter() {
  const create = useSend(createLetter, (body: LetterDraft) => ({ body }), { changes })
  const save = useSend(
    saveLetter,
    ({ guid, version, draft }: { guid: string; version: number; draft: LetterDraft }) => ({
      params: { guid },
      body: { version, draft },
    }),
    { changes },
  )
  return {
    isPending: create.isPending || save.isPending,
    /** The saved letter; a new one where there was none. */
    save: (known: Pick<Letter, 'guid' | 'version'> | null, draft: LetterDraft) =>
      known
        ? save.mutateAsync({ guid: known.guid, version: known.version, draft })
        : create.mutateAsync(draft),
  }
}

export function useReleaseLetter() {
  return useSend(
    releaseLetter,
    ({ guid, version }: Pick<Letter, 'guid' | 'version'>) => ({ params: { guid }, body: { version } }),
    { changes, onError: failed },
  )
}

export function useLetterActions() {
  const client = useQueryClient()
  return {
    recall: useSend(recallLetter, (guid: string) => ({ params: { guid } }), {
      changes,
      onSuccess: () => toasts.show({ title: m.letters_recalled() }),
      onError: failed,
    }),
    remove: useSend(
      removeLetter,
      ({ guid, version }: Pick<Letter, 'guid' | 'version'>) => ({ params: { guid }, body: { version } }),
      // A refusal says that the list is out of date as well.
      { onSettled: () => void client.invalidateQueries({ queryKey: lettersKey }) },
    ),
  }
}
