import type { z } from 'zod'
import { createStaffCompany } from '#contract/staff-company.ts'
import type { ContractorRole } from '#domain/staff-company/contractor-role.ts'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import type { OwnerValues } from '#web/staff/company/form.tsx'
import { noOwner, sentOwner } from '#web/staff/company/rules.ts'

/** The form of a new company, which is flat, so that each field has one name. */
export type SignupValues = OwnerValues & {
  hasInn: boolean
  inn: string
  name: string
  contractorRole: ContractorRole | ''
}

export const noSignup: SignupValues = { ...noOwner, hasInn: true, inn: '', name: '', contractorRole: '' }

export type SignupBody = Omit<z.input<typeof createStaffCompany.body>, 'locale'>

const schema = createStaffCompany.body.omit({ locale: true })

/** The contract's rules over the flat form. Every part is judged, so that all faults are told at the first try. */
export const judgeSignup: Judge<SignupValues, SignupBody> = ({
  hasInn,
  inn,
  name,
  contractorRole,
  ...owner
}) => {
  const judged = schema.safeParse({
    company: { hasInn, inn: inn.trim() || null, name },
    contractorRole,
    owner: sentOwner(owner),
  })
  if (judged.success) return { ok: true, value: judged.data }
  return {
    ok: false,
    faults: judged.error.issues.map(({ path, message }) => ({
      field: lastPart(path.join('.')),
      code: message,
    })),
  }
}
