import { z } from 'zod'
import { assistantSections } from '#domain/access/participant-access.ts'
import { called } from './application-form.ts'
import { phone } from './auth.ts'
import { optionalEmail } from './contact-person.ts'
import { guid, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

const sections = z
  .array(z.enum(assistantSections))
  .min(1, 'required')
  .max(assistantSections.length, 'too_long')
  .overwrite(chosen => assistantSections.filter(section => chosen.includes(section)))

/** The rights a person gives an assistant. The phone is not among them: the assistant logs in with it, so it does not change. */
export const assistantRights = z.strictObject({
  /** Begins a letter to an address that the caller types, where a link would look like the forum's own. */
  name: called(120),
  email: optionalEmail,
  sections,
  /** Service messages about these sections are copied to them; codes and log-in links never. */
  getsNotices: z.boolean(),
})

export const assistantForm = assistantRights.extend({ phone })
export type AssistantForm = z.input<typeof assistantForm>

export const assistant = z.object({
  guid,
  version: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  sections: z.array(z.enum(assistantSections)),
  getsNotices: z.boolean(),
  /** Null for the registrant, whose rights the person has not granted yet. */
  grantedAt: isoInstant.nullable(),
})
export type Assistant = z.infer<typeof assistant>

/** Everybody who may act for the person now, in the order in which they were named. */
export const assistants = z.object({
  items: z.array(assistant),
  /** The application is not under way: nobody is added and no rights are changed, but all may be withdrawn. */
  closed: z.boolean(),
})
export type Assistants = z.infer<typeof assistants>

const params = z.object({ guid })
const oneParams = z.object({ guid, assistant: guid })

export const listAssistants = defineRoute({
  method: 'GET',
  path: '/participants/:guid/assistants',
  summary: 'Who may act for the account’s own person, and in which sections',
  policy: { kind: 'account' },
  params,
  response: assistants,
})

export const grantAssistant = defineRoute({
  method: 'POST',
  path: '/participants/:guid/assistants',
  summary: 'Give rights by section to a phone; it is told (phone_own, assistant_exists)',
  policy: { kind: 'account' },
  params,
  body: assistantForm,
  idempotent: true,
  response: assistants,
})

export const changeAssistant = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/assistants/:assistant',
  summary:
    'Change the rights of an assistant, on the version that was read; of one who asks for them it is the grant',
  policy: { kind: 'account' },
  params: oneParams,
  body: assistantRights.extend({ version: z.int() }),
  response: assistants,
})

export const withdrawAssistant = defineRoute({
  method: 'DELETE',
  path: '/participants/:guid/assistants/:assistant',
  summary: 'Withdraw every right of an assistant, at once on every instance',
  policy: { kind: 'account' },
  params: oneParams,
  response: assistants,
})

export const endAssistance = defineRoute({
  method: 'DELETE',
  path: '/participants/:guid/assistance',
  summary: 'Give up one’s own rights to a managed participant',
  policy: { kind: 'account' },
  params,
  response: null,
})
