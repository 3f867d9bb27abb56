import { z } from 'zod'
import { organiserRoles } from '#domain/access/organiser-role.ts'
import { organiserStates } from '#domain/organiser/organiser-state.ts'
import { noHeirs, type TakenWork, takenWork } from '#domain/organiser/taken-work.ts'
import { auditRow } from './audit-row.ts'
import { phone } from './auth.ts'
import { guid, isoDate, isoInstant, text } from './field.ts'
import { defineRoute } from './route.ts'

const admins = { kind: 'organiser', permission: 'manage-organisers' } as const

export const organiserName = text(100)

export const organiserRoleList = z
  .array(z.enum(organiserRoles))
  .min(1, 'required')
  .max(organiserRoles.length)
  .refine(roles => new Set(roles).size === roles.length, 'value_invalid')

/** The last day of the access, by the edition's clock; null has no end. */
const endsOn = isoDate.nullable()

/** Told once: only a hash of it is kept. */
export const invitation = z.object({ code: z.string(), expiresAt: isoInstant })

export type Invitation = z.infer<typeof invitation>

export const teamMember = z.object({
  guid,
  name: z.string(),
  phone: z.string(),
  roles: z.array(z.enum(organiserRoles)),
  state: z.enum(organiserStates),
  endsOn,
  invitedUntil: isoInstant.nullable(),
  passkeys: z.int(),
  app: z.boolean(),
  recoveryCodesLeft: z.int(),
  lastLoginAt: isoInstant.nullable(),
  /** Counts the changes, so that two admins do not overwrite one another. */
  version: z.int(),
})

export type TeamMemberRow = z.infer<typeof teamMember>

export const listOrganisers = defineRoute({
  method: 'GET',
  path: '/organizer/organisers',
  summary: 'The team: who can enter the console, in which roles, with which second factors',
  policy: admins,
  response: z.object({ items: z.array(teamMember), today: isoDate }),
})

export const organiserBody = z.strictObject({ name: organiserName, roles: organiserRoleList, endsOn })

export const addOrganiser = defineRoute({
  method: 'POST',
  path: '/organizer/organisers',
  summary: 'Add an organiser; answers with the invitation, which is told once',
  policy: admins,
  body: organiserBody.extend({ phone }),
  response: z.object({ guid, invitation }),
  idempotent: true,
})

const params = z.object({ guid })

export const changeOrganiser = defineRoute({
  method: 'PUT',
  path: '/organizer/organisers/:guid',
  summary: 'Change name, roles and end of an organiser’s access',
  policy: admins,
  params,
  body: organiserBody.extend({ version: z.int().min(1).max(1_000_000_000) }),
  response: z.object({ version: z.int() }),
})

export const renewOrganiser = defineRoute({
  method: 'POST',
  path: '/organizer/organisers/:guid/renew',
  summary: 'Open the access again or for longer, with a new invitation where there is no second factor',
  policy: admins,
  params,
  body: z.strictObject({ endsOn }),
  response: z.object({ invitation: invitation.nullable() }),
  idempotent: true,
})

export const readOrganiserWork = defineRoute({
  method: 'GET',
  path: '/organizer/organisers/:guid/work',
  summary: 'What an organiser has taken and not finished, and who could go on with it',
  policy: admins,
  params,
  response: z.object({
    work: z.array(
      z.object({
        what: z.enum(takenWork),
        count: z.int(),
        /** `takes`: so many of them they may decide; the others would go back to all. */
        colleagues: z.array(z.object({ guid, name: z.string(), takes: z.int() })),
      }),
    ),
  }),
})

/** A colleague who may do this work; null gives it back to all. */
const heir = guid.nullable().default(null)

const heirs = {
  ...{ applications: heir, chats: heir, calls: heir },
  ...{ refunds: heir, changes: heir, erasures: heir },
} satisfies Record<TakenWork, typeof heir>

export const revokeOrganiser = defineRoute({
  method: 'POST',
  path: '/organizer/organisers/:guid/revoke',
  summary: 'Shut an organiser out at once, everywhere; what they had taken goes to colleagues or back to all',
  policy: admins,
  params,
  body: z.strictObject({
    passTo: z.strictObject(heirs).default(noHeirs),
  }),
  response: null,
})

/** One live log-in to the console. */
export const organiserLogIn = z.object({
  guid,
  startedAt: isoInstant,
  expiresAt: isoInstant,
  /** That of the caller, which ends by logging out. */
  current: z.boolean(),
})

export type OrganiserLogIn = z.infer<typeof organiserLogIn>

export const listOrganiserLogIns = defineRoute({
  method: 'GET',
  path: '/organizer/organisers/:guid/logins',
  summary: 'The live log-ins of an organiser to the console, the newest first',
  policy: admins,
  params,
  response: z.object({ items: z.array(organiserLogIn) }),
})

export const endOrganiserLogIn = defineRoute({
  method: 'POST',
  path: '/organizer/organisers/:guid/logins/:login/end',
  summary: 'End one log-in of an organiser at once, on every instance; 404 where it has ended already',
  policy: admins,
  params: z.object({ guid, login: guid }),
  body: z.strictObject({}),
  response: null,
})

export const resetOrganiser = defineRoute({
  method: 'POST',
  path: '/organizer/organisers/:guid/reset',
  summary: 'Forget another organiser’s lost second factors and invite them to set up new ones',
  policy: admins,
  params,
  body: z.strictObject({}),
  response: z.object({ invitation }),
  idempotent: true,
})

export const readOrganiserHistory = defineRoute({
  method: 'GET',
  path: '/organizer/organisers/:guid/history',
  summary: 'What was done to an organiser’s access, the newest first',
  policy: admins,
  params,
  response: z.object({ items: z.array(auditRow) }),
})
