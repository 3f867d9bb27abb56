import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { readStaffCompany, type StaffCompany } from '#contract/staff-company.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { refreshSession } from '#web/kit/api/refresh-session.ts'

/** Milliseconds between two reads while the page is visible: security decides meanwhile. */
export const staffInterval = 60_000

const companyKey = (guid: string) => ['staff-company', guid]

/** Everything of a company begins with its key, so that one invalidation reads all of it again. */
export const ofCompanyKey = (guid: string, part: string) => [...companyKey(guid), part]

export function useReadCompany(guid: string) {
  return useQuery({
    queryKey: companyKey(guid),
    queryFn: ({ signal }) => callApi(readStaffCompany, { params: { guid }, signal }),
    refetchInterval: staffInterval,
  })
}

export const CompanyContext = createContext<StaffCompany | null>(null)

/** The company whose cabinet is open. */
export function useCompany(): StaffCompany {
  const company = useContext(CompanyContext)
  if (!company) throw new Error('A page of the staff cabinet was drawn outside its layout')
  return company
}

/** Puts a company from the server's answer in place, and reads its people and vehicles again. */
export function placeCompany(client: QueryClient, company: StaffCompany): void {
  client.setQueryData(companyKey(company.guid), company)
}

export function useRefreshCompany(): () => Promise<void> {
  const client = useQueryClient()
  const { guid } = useCompany()
  return () => client.invalidateQueries({ queryKey: companyKey(guid) })
}

/** After a company was taken over or given away. */
export async function refreshCompanies(client: QueryClient): Promise<void> {
  await refreshSession()
  await client.invalidateQueries({ queryKey: ['staff-company'] })
}
