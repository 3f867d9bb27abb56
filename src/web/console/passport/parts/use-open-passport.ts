import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  decidePassport,
  openPassport,
  type PassportDetail,
  type SecurityDecision,
} from '#contract/organiser-passport.ts'
import type { ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

// Not under the console's own key: refreshing lists must not open the data again, because each opening is recorded.
const openedKey = (guid: string) => ['opened-passport', guid]

/** Opens the passport of one application, once per visit of the page; the server records who looked. */
export function useOpenPassport(guid: string, purpose: ViewingPurpose) {
  return useQuery({
    queryKey: openedKey(guid),
    queryFn: () => callApi(openPassport, { params: { guid }, body: { purpose } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

/** Decides an opened passport. After a refusal because a colleague was faster, the data is opened again. */
export function useDecidePassport(guid: string, onDecided: () => void) {
  const client = useQueryClient()
  /** The save time of the data on the screen. */
  const seenAt = () => client.getQueryData<PassportDetail>(openedKey(guid))?.savedAt ?? null
  const inputOf = (decided: { decision: SecurityDecision; note: string | null }) => ({
    params: { guid },
    body: { ...decided, savedAt: seenAt() },
  })
  return useSend(decidePassport, inputOf, {
    onSuccess(row) {
      client.setQueryData<PassportDetail>(openedKey(guid), known => known && { ...known, ...row })
      onDecided()
    },
    onError: () => client.invalidateQueries({ queryKey: openedKey(guid) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
}
