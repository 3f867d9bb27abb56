import { useQuery } from '@tanstack/react-query'
import { readConsole } from '#contract/organiser-console.ts'
import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSession } from '#web/kit/session/use-session.ts'

/** Who is logged in to the console and what their roles open. The server checks every request by itself. */
export function useOrganiser(): {
  roles: readonly OrganiserRole[]
  phone: string | null
  may: (permission: OrganiserPermission) => boolean
} {
  const { organiserRoles, phoneFormatted } = useSession()
  return {
    roles: organiserRoles,
    phone: phoneFormatted,
    may: permission => mayOrganise(organiserRoles, permission),
  }
}

/** Whoever is logged in and what waits, read once for the overview and the rail. */
export function useConsoleFacts() {
  return useQuery({
    queryKey: ['organiser', 'dashboard'],
    queryFn: ({ signal }) => callApi(readConsole, { signal }),
    refetchInterval: 60_000,
  })
}
