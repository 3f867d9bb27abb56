import { expect, it } from 'vitest'
import { participantRoleIds, participantRoles, registrationTypes } from './participant-role.ts'

it('gives each role its number in userTypes', () => {
  expect(participantRoleIds).toEqual({ participant: 1, speaker: 2, media: 3, coordinator: 4 })
  expect(participantRoles).toEqual(['participant', 'speaker', 'media', 'coordinator'])
})

it('has the registration types of spec point 2', () => {
  expect(registrationTypes).toEqual(['myself', 'another', 'group'])
})
