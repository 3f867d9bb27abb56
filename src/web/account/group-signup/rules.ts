import { z } from 'zod'
import type { CompanyValues } from '#web/account/company/rules.ts'
import type { CoordinatorValues } from '#web/account/group/form.tsx'
import { noCompany, noCoordinator } from '#web/account/group/rules.ts'
import { knownValues } from '#web/account/section/rules.ts'
import { kept } from '#web/kit/kept/kept.ts'

// Shared by all tabs, so that whoever returns by a link continues where they were.
const parts = kept('group-draft', z.record(z.string(), z.unknown()), { of: 'account', until: 'logout' })

/** What was typed of a group that is not there yet; null for a part that was not begun. */
export type GroupDraft = { coordinator: CoordinatorValues | null; company: CompanyValues | null }

export function readGroupDraft(): GroupDraft {
  return { coordinator: readPart('coordinator', noCoordinator), company: readPart('company', noCompany) }
}

/** Keeps the given parts and leaves the others. */
export function keepGroupDraft(draft: Partial<GroupDraft>): void {
  for (const [part, values] of Object.entries(draft)) if (values) parts.write(values, part)
}

export function forgetGroupDraft(): void {
  for (const part of ['coordinator', 'company']) parts.forget(part)
}

function readPart<Values extends object>(part: keyof GroupDraft, base: Values): Values | null {
  const stored = parts.read(part)
  return stored && { ...base, ...knownValues(stored, base) }
}
