import type { z } from 'zod'
import type { dictionaries as shape } from '#contract/dictionary.ts'
import { applicationStatusIds } from '#domain/application/application-status.ts'
import { companyTypes } from '#domain/company/company-type.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { participantRoleIds } from '#domain/participant/participant-role.ts'
import { securityStatusIds } from '#domain/passport/security-status.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { m } from '#messages/compiled/messages.js'

type Label = (parameters: Record<string, never>, options: { locale: 'ru' | 'en' }) => string

function label(message: Label) {
  return { ru: message({}, { locale: 'ru' }), en: message({}, { locale: 'en' }) }
}

function numbered<Code extends string>(ids: Record<Code, number>, message: (code: Code) => Label) {
  const codes = Object.keys(ids) as Code[]
  return codes.map(code => ({ id: ids[code], code, label: label(message(code)) }))
}

function listed<Code extends string>(codes: readonly Code[], message: (code: Code) => Label) {
  return codes.map(code => ({ code, label: label(message(code)) }))
}

/** Codes of the API with their labels in both languages (product.md §2). */
export const dictionaries: z.output<typeof shape> = {
  userTypes: numbered(participantRoleIds, code => m[`role_${code}`] as Label),
  userStatuses: numbered(applicationStatusIds, code => m[`application_${code}`] as Label),
  securityStatuses: numbered(securityStatusIds, code => m[`security_${code}`] as Label),
  paymentStatuses: listed(paymentStatuses, code => m[`payment_${code}`] as Label),
  invoiceStatuses: listed(invoiceStatuses, code => m[`invoice_${code}`] as Label),
  companyTypes: listed(companyTypes, code => m[`company_type_${code}`] as Label),
}
