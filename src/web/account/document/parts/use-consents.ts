import { useQuery, useQueryClient } from '@tanstack/react-query'
import { giveConsent, readConsentPdf, readConsents, withdrawConsent } from '#contract/document.ts'
import type { ConsentKind } from '#domain/consent/consent-kind.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { saveBlob } from '#web/kit/file/save-blob.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { toasts } from '#web/ui/toast-store.ts'

const consentsKey = (guid: string | null, locale: 'ru' | 'en') => ['consents', guid, locale]

/** The consents of one participant, titled in the page's language. */
export function useConsents(guid: string | null) {
  const locale = useLocale()
  return useQuery({
    queryKey: consentsKey(guid, locale),
    queryFn: ({ signal }) => callApi(readConsents, { params: { guid: guid ?? '' }, signal }),
    enabled: guid !== null,
  })
}

/** Gives and withdraws consents; reads them again even after a failure. */
export function useConsentActs(guid: string, onDone: () => void) {
  const client = useQueryClient()
  // A consent affects other sections too: the home page, the speaker's card.
  const onSettled = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(guid) })
  const give = useSend(
    giveConsent,
    (body: { kind: ConsentKind; version: string }) => ({ params: { guid }, body }),
    {
      onSuccess() {
        toasts.show({ title: m.consent_given_toast(), tone: 'positive' })
        onDone()
      },
      onSettled,
    },
  )
  const withdraw = useSend(withdrawConsent, (kind: ConsentKind) => ({ params: { guid, kind }, body: {} }), {
    onSuccess() {
      toasts.show({ title: m.consent_withdrawn_toast() })
      onDone()
    },
    onSettled,
  })
  return { give, withdraw }
}

export function useConsentDownload(guid: string, title: string) {
  return useSend(readConsentPdf, (consent: string) => ({ params: { guid, consent } }), {
    onSuccess: pdf => saveBlob(pdf, `${title}.pdf`),
    onError: (error: Error) =>
      toasts.show({ title: m.document_download_failed(), description: error.message, tone: 'negative' }),
  })
}
