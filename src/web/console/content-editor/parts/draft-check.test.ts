import { expect, test } from 'vitest'
import { emptyDraft } from '#domain/content/content-values.ts'
import { liveProblems, publishFaults, saveFaults } from './draft-check.ts'

const forum = { startsOn: '2026-02-18', endsOn: '2026-02-20' }
const picture = { path: 'drawn/album/a.webp', width: 10, height: 10 }

test.each([
  ['nothing written', {}, []],
  ['a number that is no number', { capacity: 'много' }, [{ path: 'capacity', code: 'value_invalid' }]],
  [
    'a name that is too long in one language',
    { name: { ru: 'я'.repeat(61), en: '' } },
    [{ path: 'name.ru', code: 'too_long' }],
  ],
])('of a hall with %s it says what cannot be saved', (_, change, faults) => {
  expect(saveFaults('hall', { ...emptyDraft('hall'), ...change })).toEqual(faults)
})

test('a caption is found among its pictures', () => {
  const pictures = [
    { picture, caption: { ru: '', en: '' } },
    { picture, caption: { ru: '', en: 'x'.repeat(301) } },
  ]
  expect(saveFaults('album', { ...emptyDraft('album'), pictures })).toEqual([
    { path: 'pictures.1.caption.en', code: 'too_long' },
  ])
})

test('a time half typed is a fault of its field', () => {
  expect(saveFaults('programmeSession', { ...emptyDraft('programmeSession'), startsAt: '9:' })).toEqual([
    { path: 'startsAt', code: 'value_invalid' },
  ])
})

test('what keeps a draft off the site leads to the control in which it is mended', () => {
  const draft = { ...emptyDraft('faqItem'), question: { ru: 'Где вход?', en: '' } }
  expect(publishFaults('faqItem', liveProblems('faqItem', draft, forum))).toEqual([
    { path: 'section', code: 'text_missing' },
    { path: 'question.en', code: 'text_untranslated', locale: 'en' },
    { path: 'answer.ru', code: 'text_missing', locale: 'ru' },
    { path: 'answer.en', code: 'text_missing', locale: 'en' },
  ])
})

test('an unpublished speaker of a session is mended in the list of speakers', () => {
  expect(publishFaults('programmeSession', [{ field: 'speakers.3', code: 'unpublished-reference' }])).toEqual(
    [{ path: 'speakers', code: 'reference_unpublished' }],
  )
})

test('an untranslated caption leads to the caption', () => {
  expect(
    publishFaults('album', [{ field: 'pictures.2.caption', code: 'untranslated', locale: 'ru' }]),
  ).toEqual([{ path: 'pictures.2.caption.ru', code: 'text_untranslated', locale: 'ru' }])
})
