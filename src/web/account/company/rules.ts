import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { type CompanyStep, companyStep } from '#contract/application-form.ts'

export type CompanyValues = z.input<typeof companyStep>

const strict = zodResolver(companyStep)

/**
 * The company's rules for the form. A field of activity that is not chosen ends the schema before its rules about two
 * fields (INN, site) are asked, and the person would hear of those only at the next try: they are asked here as well.
 */
export const companyResolver: Resolver<CompanyValues, unknown, CompanyStep> = async (
  values,
  context,
  options,
) => {
  const judged = await strict(values, context, options)
  if (companyStep.shape.companyType.safeParse(values.companyType).success) return judged
  const rest = await strict({ ...values, companyType: 'other' }, context, options)
  const errors: FieldErrors<CompanyValues> = {
    ...rest.errors,
    ...judged.errors,
  }
  return { values: {}, errors }
}
