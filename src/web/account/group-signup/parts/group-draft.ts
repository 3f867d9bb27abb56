import type { CompanyValues } from '#web/account/company/rules.ts'
import type { CoordinatorValues } from '#web/account/group/form.tsx'
import { noCompany, noCoordinator } from '#web/account/group/rules.ts'
import { readSectionDraft, writeSectionDraft } from '#web/account/section/rules.ts'

/** What was typed of a group that is not there yet; null for a part that was not begun. */
export type GroupDraft = { coordinator: CoordinatorValues | null; company: CompanyValues | null }

type Place = Parameters<typeof readSectionDraft>[0]

const coordinatorOf = (phone: string) => ({ guid: phone, section: 'group-coordinator' })
const companyOf = (phone: string) => ({ guid: phone, section: 'group-company' })

/** Where a group's draft is kept: on the device, so that it outlives the tab; null where the browser forbids it. */
export function groupDraftPlace(): Place {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The draft of this account; another account on the same device has its own. */
export function readGroupDraft(place: Place, phone: string): GroupDraft {
  return {
    coordinator: readSectionDraft(place, coordinatorOf(phone), noCoordinator)?.values ?? null,
    company: readSectionDraft(place, companyOf(phone), noCompany)?.values ?? null,
  }
}

/** Keeps what is given, part by part. */
export function keepGroupDraft(place: Place, phone: string, draft: Partial<GroupDraft>): void {
  const { coordinator, company } = draft
  if (coordinator) writeSectionDraft(place, coordinatorOf(phone), { version: 0, values: coordinator })
  if (company) writeSectionDraft(place, companyOf(phone), { version: 0, values: company })
}

/** Once the group is there nothing of its draft stays on the device. */
export function forgetGroupDraft(place: Place, phone: string): void {
  writeSectionDraft(place, coordinatorOf(phone), null)
  writeSectionDraft(place, companyOf(phone), null)
}
