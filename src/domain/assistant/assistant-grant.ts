import type { AssistantSection } from '../access/participant-access.ts'
import type { ApplicationStatus } from '../application/application-status.ts'
import type { ErrorCode } from '../refusal/error-code.ts'

export type GrantFacts = {
  status: ApplicationStatus
  /** Phone of the assistant, E.164. */
  phone: string
  /** The person's phones: the one that logs in and the one that was typed. */
  ownPhones: readonly (string | null)[]
  sections: readonly AssistantSection[]
}

export type GrantVerdict = { ok: true } | { ok: false; code: ErrorCode; field?: string }

/** States with a cabinet, and therefore with something to give rights to. */
const alive: readonly ApplicationStatus[] = ['pending', 'approved']

/** Whether a person may give these rights to this phone (product.md §5). The database checks whether somebody has them already. */
export function judgeGrant(facts: GrantFacts): GrantVerdict {
  if (!alive.includes(facts.status)) return { ok: false, code: 'state_forbids' }
  if (facts.ownPhones.includes(facts.phone)) return { ok: false, code: 'phone_own', field: 'phone' }
  return judgeSections(facts)
}

/** Whether rights may be changed to these. An assistant without any section makes no sense: withdraw the rights instead. */
export function judgeSections(facts: Pick<GrantFacts, 'status' | 'sections'>): GrantVerdict {
  if (!alive.includes(facts.status)) return { ok: false, code: 'state_forbids' }
  return facts.sections.length > 0 ? { ok: true } : { ok: false, code: 'required', field: 'sections' }
}

/** Which messages are copied to an assistant: those about a section that they have; general ones with any section. */
export function getsCopy(
  assistant: { sections: readonly AssistantSection[]; getsNotices: boolean },
  section: AssistantSection | 'home',
): boolean {
  if (!assistant.getsNotices) return false
  return section === 'home' ? assistant.sections.length > 0 : assistant.sections.includes(section)
}
