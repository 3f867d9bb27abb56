import type { z } from 'zod'
import { askRaise } from '#contract/raise.ts'
import type { Judge } from '#web/kit/contract-form/judge.ts'
import { judgeBy } from '#web/kit/contract-form/judge.ts'

export type AskedValues = { places: string; reason: string }

const strict = judgeBy(askRaise.body)

/** The number of places is typed as text; what is no whole number is told at its field. */
export const judgeAsked: Judge<AskedValues, z.output<typeof askRaise.body>> = ({ places, reason }) =>
  strict({ places: /^\s*\d{1,4}\s*$/.test(places) ? Number(places) : Number.NaN, reason })
