import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readGroupPayments } from '#contract/replacement.ts'
import { callApi } from '../../api/call-api.ts'
import { refreshBoard } from '../group/use-group-board.ts'

const keyOf = (guid: string) => ['group-payments', guid]

/** Invoices of a group, card payments under way and money of given places. */
export function useGroupPayments(guid: string) {
  return useQuery({
    queryKey: keyOf(guid),
    queryFn: ({ signal }) => callApi(readGroupPayments, { params: { guid }, signal }),
    refetchInterval: 30_000,
  })
}

/** Asks anew for everything of a group in which a payment shows. */
export function useRefreshGroupPayments(guid: string) {
  const client = useQueryClient()
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: keyOf(guid) }), refreshBoard(client, guid)])
  }
}
