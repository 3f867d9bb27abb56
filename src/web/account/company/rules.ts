import type { z } from 'zod'
import { type CompanyStep, companyStep } from '#contract/application-form.ts'
import type { CompanyType } from '#domain/company/company-type.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'

/** The fields of a company as its form holds them; a field of activity that is not chosen yet is an empty text, which the rules refuse as missing. */
export type CompanyValues = Omit<z.input<typeof companyStep>, 'companyType'> & {
  companyType: CompanyType | ''
}

const strict = judgeBy(companyStep)

/**
 * The company's rules for the form. Zod skips the rules about two fields (INN, site) when the field of activity is missing, so they run here again;
 * otherwise the person would see them only at the next try.
 */
export const judgeTypedCompany: Judge<CompanyValues, CompanyStep> = typed => {
  const judged = strict(typed)
  if (judged.ok || companyStep.shape.companyType.safeParse(typed.companyType).success) return judged
  const rest = strict({ ...typed, companyType: 'other' })
  return { ok: false, faults: rest.ok ? judged.faults : [...judged.faults, ...rest.faults] }
}
