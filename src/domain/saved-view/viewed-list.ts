import { roleThatEdits } from '../access/content-access.ts'
import { type OrganiserPermission, type OrganiserRole, roleThatMay } from '../access/organiser-role.ts'
import { type ContentKind, contentKindNames } from '../content/content-kind.ts'

/** The lists of the console of which views are saved, with who may read each. */
const viewedListPermissions = {
  applications: 'read-applications',
  audit: 'read-audit',
  badges: 'print-badges',
  calls: 'call-mismatches',
  cardPayments: 'read-payments',
  changes: 'decide-changes',
  chats: 'answer-chats',
  closings: 'read-payments',
  decisions: 'decide-applications',
  duplicates: 'settle-duplicates',
  employees: 'read-staff',
  erasures: 'decide-erasures',
  gateDevices: 'manage-gates',
  gateScans: 'manage-gates',
  groups: 'read-applications',
  invoices: 'read-payments',
  letters: 'send-letters',
  messages: 'read-messages',
  passes: 'read-passes',
  passports: 'read-passports',
  photographs: 'decide-applications',
  raises: 'read-raises',
  refunds: 'read-payments',
  staffCompanies: 'read-staff-companies',
  transfers: 'read-transfers',
  vehicles: 'read-staff',
  volunteers: 'manage-volunteers',
  volunteerReview: 'read-staff',
  watchEntries: 'keep-watch-list',
  watchHits: 'keep-watch-list',
} as const satisfies Record<string, OrganiserPermission>

type OneList = keyof typeof viewedListPermissions

/** Content has a list for each kind. */
type ContentList = `content-${ContentKind}`

export type ViewedList = OneList | ContentList

export const viewedContent = (kind: ContentKind): ContentList => `content-${kind}`

/** The kind of content that the list is of; null where it is another list. */
export function kindOfList(list: ViewedList): ContentKind | null {
  return contentKindNames.find(kind => viewedContent(kind) === list) ?? null
}

export const viewedLists: readonly ViewedList[] = [
  ...(Object.keys(viewedListPermissions) as OneList[]),
  ...contentKindNames.map(viewedContent),
]

/** The role under which somebody with these roles sees the views of a list; null if they may not read it. */
export function roleThatViews(roles: readonly OrganiserRole[], list: ViewedList): OrganiserRole | null {
  const kind = kindOfList(list)
  return kind ? roleThatEdits(roles, kind) : roleThatMay(roles, viewedListPermissions[list as OneList])
}
