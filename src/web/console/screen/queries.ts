import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '#domain/access/organiser-role.ts'
import { useSession } from '#web/kit/session/use-session.ts'

/** Who works in the console and what the roles open; the server decides each request by itself. */
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
