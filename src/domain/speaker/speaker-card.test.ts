import { describe, expect, it } from 'vitest'
import { followSpeaker, withoutConsent } from './speaker-card.ts'
import { type SpeakerProfile, speakerCardOf } from './speaker-profile.ts'

const before: SpeakerProfile = {
  lastName: 'Орлова',
  firstName: 'Мария',
  middleName: null,
  latinLastName: 'Orlova',
  latinFirstName: 'Mariia',
  latinMiddleName: null,
  positionRu: 'Директор',
  positionEn: 'Director',
  companyRu: 'Лазоревый Банк',
  companyEn: 'Lazorevy Bank',
  biographyRu: 'Строит антифрот.',
  biographyEn: 'Builds antifraud.',
}
/** As editors left it: a mended biography, a photograph and topics of their own. */
const edited = {
  ...speakerCardOf(before),
  biography: { ru: 'Строит антифрод.', en: 'Builds antifraud.' },
  photo: { path: 'public/speakers/a.jpg' },
  topics: ['antifraud'],
}

describe('followSpeaker', () => {
  it.each<[string, Partial<SpeakerProfile>, object]>([
    ['nothing', {}, {}],
    ['a position in one language', { positionEn: 'CISO' }, { position: { ru: 'Директор', en: 'CISO' } }],
    [
      'the biography that editors mended, anew',
      { biographyRu: 'Ловит дропперов.' },
      { biography: { ru: 'Ловит дропперов.', en: 'Builds antifraud.' } },
    ],
    ['a company taken away', { companyRu: null }, { company: { ru: '', en: 'Lazorevy Bank' } }],
    [
      'the Cyrillic name taken away',
      { lastName: null, firstName: null },
      { firstName: { ru: 'Mariia', en: 'Mariia' }, lastName: { ru: 'Orlova', en: 'Orlova' } },
    ],
  ])('%s', (_, change, expected) => {
    expect(followSpeaker(edited, before, { ...before, ...change })).toEqual({ ...edited, ...expected })
  })

  it('is all the person’s where nothing was handed over before', () => {
    expect(followSpeaker(edited, null, before)).toEqual({ ...edited, ...speakerCardOf(before) })
  })
})

it('keeps the name alone of somebody who withdrew the consent', () => {
  expect(withoutConsent(edited)).toEqual({ ...edited, biography: { ru: '', en: '' }, photo: null })
})
