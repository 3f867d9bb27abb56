import { useQuery } from '@tanstack/react-query'
import {
  listOrganiserLogIns,
  listOrganisers,
  readOrganiserHistory,
  readOrganiserWork,
} from '#contract/organiser-team.ts'
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

export const logInsKey = (guid: string) => [...teamKey, guid, 'log-ins']

export function useTeamLogIns(guid: string) {
  return useQuery({
    queryKey: logInsKey(guid),
    queryFn: ({ signal }) => callApi(listOrganiserLogIns, { params: { guid }, signal }),
  })
}

/** Never shown from memory: colleagues take and finish work all the time. */
export function useTeamWork(guid: string) {
  return useQuery({
    queryKey: [...teamKey, guid, 'work'],
    queryFn: ({ signal }) => callApi(readOrganiserWork, { params: { guid }, signal }),
    staleTime: 0,
  })
}
