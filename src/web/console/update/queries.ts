import { useQuery } from '@tanstack/react-query'
import {
  createUpdate,
  listOrganiserUpdates,
  listUpdateReaders,
  type OrganiserUpdate,
  previewUpdate,
  recallUpdate,
  releaseUpdate,
  saveUpdate,
  type UpdateDraft,
} from '#contract/organiser-update.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

export const updatesKey = ['organiser', 'updates'] as const

const changes = [updatesKey, ['organiser', 'content']]
const failed = (error: Error) =>
  toasts.show({ tone: 'negative', title: m.updates_console_failed(), description: error.message })

export function useOrganiserUpdates() {
  return useQuery({
    queryKey: updatesKey,
    queryFn: ({ signal }) => callApi(listOrganiserUpdates, { signal }),
  })
}

export function useUpdatePreview(draft: UpdateDraft) {
  return useQuery({
    queryKey: [...updatesKey, 'preview', draft],
    queryFn: ({ signal }) => callApi(previewUpdate, { body: draft, signal }),
    // The numbers must be those of the moment of the decision.
    staleTime: 0,
  })
}

export function useUpdateReaders(guid: string) {
  return useQuery({
    queryKey: [...updatesKey, 'readers', guid],
    queryFn: ({ signal }) => callApi(listUpdateReaders, { params: { guid }, signal }),
  })
}

type Saved = Pick<OrganiserUpdate, 'guid' | 'version'>

export function useSaveUpdate() {
  const create = useSend(createUpdate, (body: UpdateDraft) => ({ body }), { changes })
  const save = useSend(
    saveUpdate,
    ({ guid, version, draft }: Saved & { draft: UpdateDraft }) => ({
      params: { guid },
      body: { version, draft },
    }),
    { changes },
  )
  return {
    isPending: create.isPending || save.isPending,
    /** Creates the update at its first save, so that opening the form alone leaves no empty one behind. */
    save: (known: Saved | null, draft: UpdateDraft) =>
      known
        ? save.mutateAsync({ guid: known.guid, version: known.version, draft })
        : create.mutateAsync(draft),
  }
}

export function useReleaseUpdate() {
  return useSend(releaseUpdate, ({ guid, version }: Saved) => ({ params: { guid }, body: { version } }), {
    changes,
    onError: failed,
  })
}

export function useRecallUpdate() {
  return useSend(recallUpdate, (guid: string) => ({ params: { guid } }), {
    changes,
    onSuccess: () => toasts.show({ title: m.updates_console_recalled() }),
    onError: failed,
  })
}
