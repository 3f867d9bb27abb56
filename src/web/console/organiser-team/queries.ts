import { useQuery } from '@tanstack/react-query'
import { listOrganisers, readOrganiserHistory } from '#contract/organiser-team.ts'
import { callApi } from '#web/kit/api/call-api.ts'

export const teamKey = ['organiser', 'team']

export function useTeam() {
  return useQuery({
    queryKey: teamKey,
    queryFn: ({ signal }) => callApi(listOrganisers, { signal }),
  })
}

export function useTeamHistory(guid: string) {
  return useQuery({
    queryKey: [...teamKey, guid, 'history'],
    queryFn: ({ signal }) => callApi(readOrganiserHistory, { params: { guid }, signal }),
  })
}
