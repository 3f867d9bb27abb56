import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  decidePassport,
  openPassport,
  type PassportDetail,
  type SecurityDecision,
} from '#contract/organiser-passport.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSend } from '#web/kit/send/use-send.ts'

// Outside the console's own keys: a refresh of lists must not open the data again, for each opening is recorded.
const openedKey = (guid: string) => ['opened-passport', guid]

/** Opens the passport data of one application; the server records who looked. Opened once for each visit of the page. */
export function useOpenPassport(guid: string) {
  return useQuery({
    queryKey: openedKey(guid),
    queryFn: () => callApi(openPassport, { params: { guid }, body: {} }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

/** Takes a decision on an opened passport. After a refusal (a colleague was faster) the data are opened anew. */
export function useDecidePassport(guid: string, onDecided: () => void) {
  const client = useQueryClient()
  /** When the data on the screen had been saved. */
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
