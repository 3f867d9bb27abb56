import type { z } from 'zod'
import type { personalStep } from '#contract/application-form.ts'

/** The fields of the personal step as its form holds them. */
export type PersonValues = z.input<ReturnType<typeof personalStep>>
