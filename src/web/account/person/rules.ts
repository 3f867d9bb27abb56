import type { z } from 'zod'
import type { personalStep } from '#contract/application-form.ts'

export type PersonValues = z.input<ReturnType<typeof personalStep>>
