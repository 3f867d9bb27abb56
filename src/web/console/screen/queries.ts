import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '#domain/access/organiser-role.ts'
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
