import { expect, it } from 'vitest'
import { missingOfSpeaker, type SpeakerProfile, speakerFields } from '#domain/speaker/speaker-profile.ts'
import { formOf, profileOf } from './speaker-values.ts'

const nothing = Object.fromEntries(speakerFields.map(field => [field, null])) as SpeakerProfile
const begun: SpeakerProfile = {
  ...nothing,
  lastName: 'Орлова',
  biographyRu: 'Строит антифрод.\n\nПреподаёт.',
}

it.each([
  ['nothing', nothing],
  ['something', begun],
])('%s is read and written back', (_, data) => {
  expect(profileOf(formOf(data))).toEqual(data)
})

it('never begins with the box ticked', () => {
  expect(formOf(begun).consent).toBe(false)
})

it('takes spaces for nothing', () => {
  const typed = profileOf({ ...formOf(begun), lastName: '  ', latinLastName: 'Orlova ' })
  expect(typed).toMatchObject({ lastName: null, latinLastName: 'Orlova' })
  expect(missingOfSpeaker(typed, { foreign: false })).not.toContain('lastName')
})
