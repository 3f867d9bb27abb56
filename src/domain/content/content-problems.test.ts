import { expect, test } from 'vitest'
import type { ContentKind } from './content-kind.ts'
import { contentProblems, missingLocales } from './content-problems.ts'
import { emptyDraft } from './content-values.ts'

const forum = { startsOn: '2026-02-18', endsOn: '2026-02-20' }
const both = (ru: string, en = ru) => ({ ru, en })
const draft = (kind: ContentKind, values: object) => ({ ...emptyDraft(kind), ...values }) as never

const problems = (kind: ContentKind, values: object) =>
  contentProblems(kind, draft(kind, values), forum).map(
    ({ field, code, locale }) => `${field} ${code}${locale ? ` ${locale}` : ''}`,
  )

const session = {
  title: both('Открытие', 'Opening'),
  format: 'talk',
  day: '2026-02-18',
  startsAt: '10:00',
  endsAt: '11:00',
  language: 'ru',
}
const hotel = { name: both('Лазурь'), address: both('ул. Морская, 1'), description: both('У моря') }
const video = {
  title: both('Запись'),
  date: '2026-02-18',
  poster: { path: 'a' },
  durationSeconds: 60,
}

test('an empty draft lacks each required field, and no other', () => {
  expect(problems('news', {})).toEqual([
    'topic missing',
    'date missing',
    'title missing',
    'summary missing',
    'body missing',
  ])
})

test.each([
  ['in Russian alone', both('Зал', ''), 'name untranslated en'],
  ['in English alone', both('', 'Hall'), 'name untranslated ru'],
  ['of spaces', both('  ', ' '), 'name missing'],
])('a required text %s', (_, name, problem) => {
  expect(problems('hall', { name })).toEqual([problem])
})

test('an optional text may be empty, and not be in one language', () => {
  expect(problems('hall', { name: both('Зал') })).toEqual([])
  expect(problems('hall', { name: both('Зал'), floor: both('Этаж 2', '') })).toEqual([
    'floor untranslated en',
  ])
})

const hub = { name: both('Аэропорт'), type: 'airport' }
const place = { name: both('Парковка'), type: 'parking' }

test.each([
  ['a place without its spot', 'venuePlace', place, 'east missing, north missing'],
  ['a place', 'venuePlace', { ...place, east: 0, north: -40 }, ''],
  [
    'a street with one end',
    'venuePlace',
    { ...place, type: 'street', east: 0, north: 0 },
    'toEast missing, toNorth missing',
  ],
  ['a street', 'venuePlace', { ...place, type: 'street', east: 0, north: 0, toEast: 9, toNorth: 9 }, ''],
  ['a hotel off the plan', 'hotel', hotel, ''],
  ['a hotel half on the plan', 'hotel', { ...hotel, east: 10 }, 'north missing'],
  ['a hotel with the other half alone', 'hotel', { ...hotel, north: -10 }, 'east missing'],
  ['a hotel on the plan', 'hotel', { ...hotel, east: 0, north: 0 }, ''],
  ['a hub half on the plan', 'transferHub', { ...hub, east: 10 }, 'north missing'],
] as const)('%s', (_, kind, values, expected) => {
  expect(problems(kind, values).join(', ')).toBe(expected)
})

test('captions may be empty, and each is named by its place', () => {
  const picture = (caption: object) => ({ picture: { path: 'a' }, caption })
  expect(
    problems('album', {
      title: both('Форум'),
      date: '2025-02-18',
      pictures: [picture(both('')), picture(both('Зал', ''))],
    }),
  ).toEqual(['pictures.1.caption untranslated en'])
})

test.each([
  ['a session as it should be', {}, []],
  ['on the last day', { day: '2026-02-20' }, []],
  ['on the eve', { day: '2026-02-17' }, ['day outside']],
  ['on the day after', { day: '2026-02-21' }, ['day outside']],
  ['that ends as it begins', { endsAt: '10:00' }, ['endsAt reversed']],
  ['that ends before', { endsAt: '09:59' }, ['endsAt reversed']],
  ['without an end', { endsAt: null }, ['endsAt missing']],
  ['without a start', { startsAt: null }, ['startsAt missing']],
])('%s', (_, change, expected) => {
  expect(problems('programmeSession', { ...session, ...change })).toEqual(expected)
})

test('a shuttle has hours too, and no day of the forum', () => {
  const shuttle = { route: both('Отель — форум'), day: '2026-02-25', startsAt: '08:00', endsAt: '07:00' }
  expect(problems('shuttle', shuttle)).toEqual(['endsAt reversed'])
})

test.each([
  [10, 20, []],
  [10, 10, []],
  [20, 10, ['discountTo range']],
  [20, null, []],
  [null, 10, []],
])('a discount from %s to %s', (discountFrom, discountTo, expected) => {
  expect(problems('hotel', { ...hotel, discountFrom, discountTo })).toEqual(expected)
})

test.each([
  ['a file', { file: 'a.mp4' }, []],
  ['an address', { embed: 'https://video.example/1' }, []],
  ['both', { file: 'a.mp4', embed: 'https://video.example/1' }, ['embed several']],
  ['neither', {}, ['file missing']],
])('a video with %s', (_, source, expected) => {
  expect(problems('video', { ...video, ...source })).toEqual(expected)
})

test('the languages that are missing, once each', () => {
  expect(
    missingLocales([
      { field: 'title', code: 'untranslated', locale: 'en' },
      { field: 'body', code: 'untranslated', locale: 'en' },
      { field: 'topic', code: 'missing' },
    ]),
  ).toEqual(['en'])
  expect(missingLocales([{ field: 'title', code: 'untranslated', locale: 'ru' }])).toEqual(['ru'])
  expect(missingLocales([{ field: 'title', code: 'missing', locale: 'ru' }])).toEqual([])
})

const answer = (ru: string, en = ru) => ({
  code: ru || 'x',
  text: { ru, en },
  archetypes: [],
  topics: [],
  tracks: [],
})

test.each<[string, object, string[]]>([
  ['two answers', {}, []],
  ['one answer', { answers: [answer('a')] }, ['answers few']],
  ['no answer', { answers: [] }, ['answers few']],
  [
    'an answer in one language',
    { answers: [answer('a', ''), answer('b')] },
    ['answers.0.text untranslated en'],
  ],
  ['an answer without words', { answers: [answer('a'), answer('')] }, ['answers.1.text missing']],
  ['more to choose than there is', { most: 3 }, ['most few']],
  ['all to choose', { most: 2 }, []],
])('a question with %s', (_, change, expected) => {
  const question = { question: both('Вопрос?'), most: 1, answers: [answer('a'), answer('b')] }
  expect(problems('surveyQuestion', { ...question, ...change })).toEqual(expected)
})
