import { z } from 'zod'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

const params = z.object({ guid })

/** The group that a participant belongs to: whom to ask about the payment and everything else. */
export const ownGroup = z.object({
  group: z
    .object({
      companyName: z.string(),
      coordinator: z.object({
        name: z.string(),
        latinName: z.string(),
        phone: z.string(),
        email: z.string(),
      }),
      /** The coordinator's invoice or payment includes the person. */
      paidHere: z.boolean(),
    })
    .nullable(),
})
export type OwnGroup = z.infer<typeof ownGroup>

export const readOwnGroup = defineRoute({
  method: 'GET',
  path: '/participants/:guid/group',
  summary: 'The group of a participant and its coordinator; null when there is none',
  policy: { kind: 'account' },
  params,
  response: ownGroup,
})

export const leaveOwnGroup = defineRoute({
  method: 'DELETE',
  path: '/participants/:guid/group',
  summary: 'Leave the group: the application goes on without it, what is paid or invoiced stays as it is',
  policy: { kind: 'account' },
  params,
  response: ownGroup,
})
