import { useQuery } from '@tanstack/react-query'
import {
  createLetter,
  type Letter,
  type LetterDraft,
  listLetters,
  previewLetter,
  recallLetter,
  releaseLetter,
  removeLetter,
  saveLetter,
} from '#contract/organiser-letter.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

export const lettersKey = ['organiser', 'letters'] as const

const changes = [lettersKey]
const failed = (error: Error) =>
  toasts.show({ tone: 'negative', title: m.letters_failed(), description: error.message })

export function useLetters() {
  return useQuery({ queryKey: lettersKey, queryFn: ({ signal }) => callApi(listLetters, { signal }) })
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
  return {
    recall: useSend(recallLetter, (guid: string) => ({ params: { guid } }), {
      changes,
      onSuccess: () => toasts.show({ title: m.letters_recalled() }),
      onError: failed,
    }),
    remove: useSend(removeLetter, (guid: string) => ({ params: { guid } }), { changes, onError: failed }),
  }
}
