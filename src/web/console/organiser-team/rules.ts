import type { z } from 'zod'
import { addOrganiser, organiserBody, renewOrganiser } from '#contract/organiser-team.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { type Judge, judgeBy } from '#web/kit/contract-form/judge.ts'

/** As typed: an empty day is no end. */
export type AccessFields = { name: string; roles: OrganiserRole[]; endsOn: string }

export type Access = z.output<typeof organiserBody>
export type NewAccess = z.output<typeof addOrganiser.body>

const sent = <Fields extends { endsOn: string }>(typed: Fields) => ({
  ...typed,
  endsOn: typed.endsOn || null,
})

export const judgeAccess: Judge<AccessFields, Access> = typed => judgeBy(organiserBody)(sent(typed))

export const judgeNewAccess: Judge<AccessFields & { phone: string }, NewAccess> = typed =>
  judgeBy(addOrganiser.body)(sent(typed))

export const judgeEnd: Judge<{ endsOn: string }, { endsOn: string | null }> = typed =>
  judgeBy(renewOrganiser.body)(sent(typed))
