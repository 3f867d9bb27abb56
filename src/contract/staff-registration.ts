import { z } from 'zod'
import { employeeFields } from './employee.ts'
import { defineRoute } from './route.ts'

const linkParams = z.object({ companyGuid: z.guid('link_invalid') })

export const readRegistration = defineRoute({
  method: 'GET',
  path: '/staff/registrations/:companyGuid',
  summary:
    'The company behind a self-registration link, and the consent that is asked; the link may have been replaced (link_invalid)',
  policy: { kind: 'public' },
  params: linkParams,
  response: z.object({
    companyName: z.string(),
    consent: z.object({ title: z.string(), paragraphs: z.array(z.string()), version: z.string() }),
  }),
})

export const registerEmployee = defineRoute({
  method: 'POST',
  path: '/staff/registrations/:companyGuid',
  summary: 'An employee writes themselves down; the company sends them for review',
  policy: { kind: 'public' },
  params: linkParams,
  body: employeeFields
    .omit({ onForum: true, onMontage: true })
    .extend({ consent: z.literal(true, 'consent_required'), consentVersion: z.string().max(40) }),
  idempotent: true,
  response: z.object({ companyName: z.string() }),
})
