import { expect, it } from 'vitest'
import { speakerProfileData } from '#contract/speaker-profile.ts'
import { missingOfSpeaker } from '#domain/speaker/speaker-profile.ts'
import { demoPublishedSpeaker, demoSpeakers } from './demo-speakers.ts'
import { peopleSettled } from './people-settled.ts'

it('has data that the form takes, half written and whole', () => {
  for (const { written } of demoSpeakers) expect(speakerProfileData.parse(written)).toEqual(written)
  expect(demoSpeakers.map(({ written }) => missingOfSpeaker(written, { foreign: true }))).toEqual([
    [],
    ['biographyEn'],
  ])
})

it('has them of approved speakers who agreed to be published', () => {
  for (const phone of [...demoSpeakers.map(speaker => speaker.phone), demoPublishedSpeaker.phone])
    expect(peopleSettled.find(person => person.phone === phone)).toMatchObject({
      role: 'speaker',
      agrees: expect.arrayContaining(['speakerPublication']),
    })
})
