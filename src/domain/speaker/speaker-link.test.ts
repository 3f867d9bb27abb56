import { expect, test } from 'vitest'
import { hasLeft, judgeLink, profileOfCard } from './speaker-link.ts'
import { type SpeakerProfile, speakerCardOf } from './speaker-profile.ts'

const facts = {
  role: 'speaker',
  status: 'approved',
  erased: false,
  ownCard: 'none',
  cardIsLinked: false,
} as const

test.each<[string, Partial<Parameters<typeof judgeLink>[0]>, boolean]>([
  ['a speaker without a card', {}, true],
  ['one whose application is under review', { status: 'pending' }, true],
  ['one whose own card is a draft', { ownCard: 'draft' }, true],
  ['one whose own card is on the site', { ownCard: 'site' }, false],
  ['a card that is somebody’s already', { cardIsLinked: true }, false],
  ['a draft application', { status: 'draft' }, false],
  ['an application that ended', { status: 'cancelled' }, false],
  ['a participant who does not speak', { role: 'participant' }, false],
  ['somebody who was erased', { erased: true }, false],
])('%s', (_, change, ok) => {
  expect(judgeLink({ ...facts, ...change })).toEqual(ok ? { ok } : { ok, code: 'state_forbids' })
})

test.each([
  ['approved', 'passportVerified', false],
  ['pending', 'passportPending', false],
  ['approved', 'onHold', false],
  ['approved', 'rejected', true],
  ['rejected', 'passportPending', true],
  ['cancelled', 'passportVerified', true],
] as const)('%s, %s: has left %s', (status, security, left) => {
  expect(hasLeft({ status, security })).toBe(left)
})

const profile: SpeakerProfile = {
  ...{ lastName: 'Орлова', firstName: 'Мария', middleName: null },
  ...{ latinLastName: 'Orlova', latinFirstName: 'Mariia', latinMiddleName: null },
  ...{ positionRu: 'Директор', positionEn: 'Director', companyRu: 'Банк', companyEn: 'Bank' },
  ...{ biographyRu: 'Строит антифрод.', biographyEn: 'Builds antifraud.' },
}

test.each<[string, Partial<SpeakerProfile>]>([
  ['a whole card', {}],
  ['a middle name', { middleName: 'Сергеевна', latinMiddleName: 'Sergeevna' }],
  ['no biography yet', { biographyRu: null, biographyEn: null }],
  ['a name in Latin alone', { lastName: null, firstName: null }],
])('the words of %s come back from it', (_, change) => {
  const words = { ...profile, ...change }
  expect(profileOfCard(speakerCardOf(words))).toEqual(words)
})
