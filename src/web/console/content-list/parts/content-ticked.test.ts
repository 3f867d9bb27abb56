import { expect, test } from 'vitest'
import { causeOfRefusal, contentByAct } from './content-ticked.ts'

const draft = { kind: 'news' as const, state: 'draft' as const, problems: 0 }
const untranslated = { ...draft, problems: 2 }
const changed = { ...draft, state: 'changed' as const }
const published = { ...draft, state: 'published' as const }

test('what is complete and new is published, and what is shown can be unpublished', () => {
  expect(contentByAct([draft, untranslated, changed, published])).toEqual({
    ready: [draft, changed],
    unready: [untranslated],
    same: 1,
    shown: [changed, published],
  })
})

test('important updates are published one by one on their own page', () => {
  const update = { ...draft, kind: 'importantUpdate' as const }
  const sent = { ...update, state: 'changed' as const }
  expect(contentByAct([update, sent])).toEqual({ ready: [], unready: [], same: 0, shown: [sent] })
})

const reference = { field: 'draft.hall', code: 'reference_unpublished' as const, message: '' }
const missing = { field: 'draft.title.ru', code: 'text_missing' as const, message: '' }

test.each([
  [[reference], 'reference_unpublished'],
  [[reference, missing], 'content_unpublishable'],
  [[], 'content_unpublishable'],
])('refused with %j: %s', (details, cause) => {
  expect(causeOfRefusal({ code: 'content_unpublishable', details })).toBe(cause)
})
