import { mayOrganise, type OrganiserPermission, type OrganiserRole } from '../access/organiser-role.ts'

/** Who may open the record of a message: whoever looks after all of them, and whoever answers for the letter or the decision that it carries. */
export function mayOpenMessage(
  roles: readonly OrganiserRole[],
  carries: { letter: boolean; decision: boolean },
): boolean {
  const open: (OrganiserPermission | false)[] = [
    'read-messages',
    carries.letter && 'send-letters',
    carries.decision && 'decide-applications',
  ]
  return open.some(permission => permission !== false && mayOrganise(roles, permission))
}
