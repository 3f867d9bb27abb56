import { type ContentKind, contentKindNames } from '../content/content-kind.ts'
import { mayOrganise, type OrganiserRole, roleThatMay } from './organiser-role.ts'

/** Kinds of content that belong to the work of another role than the editors', who may edit everything. */
const kindEditors: Partial<Record<ContentKind, OrganiserRole>> = {
  cannedReply: 'support',
  hotel: 'logistics',
  shuttle: 'logistics',
  transferHub: 'logistics',
  venuePlace: 'logistics',
  staffContact: 'logistics',
  staffDocument: 'logistics',
  staffGuide: 'logistics',
}

/** The role under which somebody with these roles edits content of this kind; null if none of them may. */
export function roleThatEdits(roles: readonly OrganiserRole[], kind: ContentKind): OrganiserRole | null {
  const own = kindEditors[kind]
  if (!mayOrganise(roles, 'edit-content') && own && roles.includes(own)) return own
  return roleThatMay(roles, 'edit-content')
}

/** The kinds that somebody with these roles may edit, in the order of the site. */
export function kindsEditedBy(roles: readonly OrganiserRole[]): ContentKind[] {
  return contentKindNames.filter(kind => roleThatEdits(roles, kind) !== null)
}
