import { type MatterKind, matterKinds } from '../application/application-matter.ts'
import { mayOrganise, type OrganiserPermission, type OrganiserRole } from './organiser-role.ts'

/** The permission of the list where a matter is settled: whoever may not read the list is not told of the matter either. */
const listPermissions: Record<MatterKind, OrganiserPermission> = {
  change: 'decide-changes',
  erasure: 'decide-erasures',
  call: 'call-mismatches',
  duplicate: 'settle-duplicates',
}

/** Which kinds of open matters these roles read; which change requests among them, `change-access.ts` says. */
export function readableMatters(roles: readonly OrganiserRole[]): MatterKind[] {
  return matterKinds.filter(kind => mayOrganise(roles, listPermissions[kind]))
}
