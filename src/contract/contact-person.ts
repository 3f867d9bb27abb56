import { z } from 'zod'
import { checkEmail } from '#domain/person/email.ts'
import { guid, text } from './field.ts'
import { normalisePhone } from './phone.ts'
import { defineRoute } from './route.ts'

const contactName = text(120)

/** An optional address; a given one is checked and kept as the rule returns it. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254, 'too_long')
  .nullable()
  .superRefine((value, context) => {
    const verdict = value ? checkEmail(value) : null
    if (verdict && !verdict.ok) context.addIssue({ code: 'custom', message: verdict.code })
  })
  .overwrite(value => {
    const verdict = value ? checkEmail(value) : null
    return verdict?.ok ? verdict.email : value || null
  })

const optionalPhone = z
  .string()
  .trim()
  .max(40, { error: 'phone_format', abort: true })
  .nullable()
  .superRefine((value, context) => {
    const verdict = value ? normalisePhone(value) : null
    if (verdict && !verdict.ok) context.addIssue({ code: 'custom', message: verdict.code })
  })
  .overwrite(value => {
    const verdict = value ? normalisePhone(value) : null
    return verdict?.ok ? verdict.phone : value || null
  })

/** Whom the forum may contact when the person cannot be reached: a name and at least one way to do so (spec point 3, contact person). */
export const contactPersonForm = z
  .strictObject({
    name: contactName,
    email: optionalEmail,
    phone: optionalPhone,
    /** Copies of service messages; codes and passport details never. */
    getsNotices: z.boolean(),
  })
  .superRefine(
    (contact, context) => {
      if (contact.email || contact.phone) return
      for (const field of ['email', 'phone'])
        context.addIssue({ code: 'custom', message: 'contact_way_required', path: [field] })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

export type ContactPersonForm = z.input<typeof contactPersonForm>

export const contactPerson = z.object({
  /** 0 before the first save. */
  version: z.int(),
  /** The application is not under way, so nothing can be changed. */
  closed: z.boolean(),
  contact: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      getsNotices: z.boolean(),
    })
    .nullable(),
})

export type ContactPerson = z.infer<typeof contactPerson>

const params = z.object({ guid })

export const readContactPerson = defineRoute({
  method: 'GET',
  path: '/participants/:guid/contact',
  summary: 'Whom the forum may turn to for this participant',
  policy: { kind: 'account' },
  params,
  response: contactPerson,
})

export const saveContactPerson = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/contact',
  summary: 'Save the contact person, on the version that was read',
  policy: { kind: 'account' },
  params,
  body: contactPersonForm.safeExtend({ version: z.int() }),
  response: contactPerson,
})

export const removeContactPerson = defineRoute({
  method: 'DELETE',
  path: '/participants/:guid/contact',
  summary: 'Forget the contact person and stop the copies',
  policy: { kind: 'account' },
  params,
  response: contactPerson,
})
