import { expect, it } from 'vitest'
import { type KnownPerson, proposedSpeaker } from './proposed-speaker.ts'

const known: KnownPerson = {
  lastName: 'Щёголев',
  firstName: 'Юрий',
  middleName: 'Ильич',
  latinLastName: null,
  latinFirstName: null,
  position: 'Директор',
  companyShortName: 'Лазоревый Банк',
}

it.each<[string, Partial<KnownPerson>, object]>([
  [
    'a Russian profile',
    {},
    {
      latinLastName: 'Shchegolev',
      latinFirstName: 'Iurii',
      latinMiddleName: 'Ilich',
      positionRu: 'Директор',
      positionEn: null,
    },
  ],
  ['a Latin spelling of their own', { latinLastName: 'Schegolev' }, { latinLastName: 'Schegolev' }],
  [
    'somebody without a Cyrillic name',
    {
      lastName: null,
      firstName: null,
      middleName: null,
      latinLastName: 'Haddad',
      latinFirstName: 'Sara',
      position: 'Chief Information Security Officer',
      companyShortName: 'Falcon Bank',
    },
    {
      lastName: null,
      latinLastName: 'Haddad',
      positionRu: null,
      positionEn: 'Chief Information Security Officer',
      companyRu: null,
      companyEn: 'Falcon Bank',
    },
  ],
  ['nothing at all', { position: null, companyShortName: '' }, { positionRu: null, companyEn: null }],
])('proposes of %s', (_, change, expected) => {
  expect(proposedSpeaker({ ...known, ...change })).toMatchObject(expected)
})
