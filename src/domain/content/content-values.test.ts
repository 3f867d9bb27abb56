import { expect, test } from 'vitest'
import { contentKindNames, fieldsOf } from './content-kind.ts'
import { asKind, emptyDraft, picturesOf, referencesOf } from './content-values.ts'

test('an empty draft has a value of each field’s own shape', () => {
  expect(emptyDraft('programmeSession')).toEqual({
    title: { ru: '', en: '' },
    abstract: { ru: '', en: '' },
    format: null,
    day: null,
    startsAt: null,
    endsAt: null,
    hall: null,
    track: null,
    language: null,
    topics: [],
    moderators: [],
    speakers: [],
    highlighted: false,
  })
  expect(emptyDraft('album').pictures).toEqual([])
})

test.each(contentKindNames)('every field of %s is of a kind that the editor knows', kind => {
  for (const field of Object.values(fieldsOf(kind))) expect(field).toHaveProperty('type')
})

test('a field is required where its kind says so', () => {
  expect(fieldsOf('video')).toMatchObject({
    date: { type: 'date', required: true },
    durationSeconds: { type: 'number', min: 1, max: 36_000, required: true },
    poster: { type: 'picture', required: true },
  })
  expect(fieldsOf('transferHub')).toMatchObject({
    name: { type: 'text', required: true },
    arrivalDay: { type: 'date', required: false },
    firstCar: { type: 'time', required: false },
    type: { type: 'choice', required: true },
  })
  expect(fieldsOf('shuttle')).toMatchObject({ startsAt: { type: 'time', required: true } })
})

test('stored content gets the fields added since and loses the removed ones', () => {
  expect(asKind('figure', { value: '90', gone: 1 })).toEqual({
    value: '90',
    label: { ru: '', en: '' },
    icon: null,
  })
})

test('what a session points at, in the order of its fields', () => {
  const session = { ...emptyDraft('programmeSession'), hall: 'h', moderators: ['m'], speakers: ['a', 'b'] }
  expect(referencesOf('programmeSession', session)).toEqual([
    { field: 'hall', kind: 'hall', guid: 'h' },
    { field: 'moderators.0', kind: 'speaker', guid: 'm' },
    { field: 'speakers.0', kind: 'speaker', guid: 'a' },
    { field: 'speakers.1', kind: 'speaker', guid: 'b' },
  ])
})

test('the pictures of a record, each with its field', () => {
  const album = { ...emptyDraft('album'), pictures: [{ picture: { path: 'a' } }, { picture: { path: 'b' } }] }
  expect(picturesOf('album', album)).toEqual([
    { field: 'pictures.0.picture', path: 'a' },
    { field: 'pictures.1.picture', path: 'b' },
  ])
  expect(picturesOf('news', { ...emptyDraft('news'), cover: { path: 'c' } })).toEqual([
    { field: 'cover', path: 'c' },
  ])
  expect(picturesOf('news', emptyDraft('news'))).toEqual([])
})

test('what the answers of a question speak for, beside topics', () => {
  const weights = { archetypes: [{ to: 'x', weight: 1 }], topics: [{ to: 'soc', weight: 2 }], tracks: [] }
  const answers = [
    { code: 'a', text: { ru: '', en: '' }, ...weights },
    { code: 'b', text: { ru: '', en: '' }, ...weights, tracks: [{ to: 't', weight: 3 }] },
  ]
  expect(referencesOf('surveyQuestion', { ...emptyDraft('surveyQuestion'), answers })).toEqual([
    { field: 'answers.0.archetypes.0', kind: 'surveyArchetype', guid: 'x' },
    { field: 'answers.1.archetypes.0', kind: 'surveyArchetype', guid: 'x' },
    { field: 'answers.1.tracks.0', kind: 'track', guid: 't' },
  ])
})
