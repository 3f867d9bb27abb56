import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContactPerson,
  type ContactPersonForm,
  readContactPerson,
  removeContactPerson,
  saveContactPerson,
} from '#contract/contact-person.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { tellFailure } from '#web/kit/send/tell-failure.ts'
import { useSave } from '#web/kit/send/use-save.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

const contactQueryKey = (guid: string | null) => ['contact-person', guid]

export function useContactPerson(guid: string | null) {
  return useQuery({
    queryKey: contactQueryKey(guid),
    queryFn: ({ signal }) => callApi(readContactPerson, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
  })
}

export function useSaveContactPerson(guid: string) {
  const params = { guid }
  return useSave(
    saveContactPerson,
    (data: ContactPersonForm, version) => ({ params, body: { ...data, version } }),
    { queryKey: contactQueryKey(guid), read: () => callApi(readContactPerson, { params }) },
  )
}

export function useRemoveContactPerson(guid: string, onRemoved: (fresh: ContactPerson) => void) {
  const client = useQueryClient()
  return useSend(removeContactPerson, () => ({ params: { guid } }), {
    onSuccess(fresh) {
      client.setQueryData(contactQueryKey(guid), fresh)
      toasts.show({ title: m.person_contact_removed(), tone: 'positive' })
      onRemoved(fresh)
    },
    onError: tellFailure,
  })
}
