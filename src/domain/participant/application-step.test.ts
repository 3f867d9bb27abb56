import { expect, it } from 'vitest'
import { stepsFor } from './application-step.ts'
import type { ParticipantRole } from './participant-role.ts'

it.each<[ParticipantRole, string]>([
  ['participant', 'personal company photo finish'],
  ['speaker', 'personal company photo finish'],
  ['coordinator', 'personal company photo finish'],
  ['media', 'personal company media photo finish'],
])('%s: %s', (role, steps) => {
  expect(stepsFor(role).join(' ')).toBe(steps)
})
