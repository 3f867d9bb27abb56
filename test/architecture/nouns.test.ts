import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nouns } from '#domain/noun/nouns.ts'
import { namesWithoutNoun, secondWords } from './nouns.ts'

test.each([
  ['src/domain/thing/thing-rules.ts'],
  ['src/server/usecases/parcels/send.ts'],
  ['src/server/persistence/various-queries.ts'],
  ['src/contract/misc.ts'],
  ['src/web/console/stuff/page.tsx'],
])('%s carries no noun', path => {
  expect(namesWithoutNoun([path], nouns)).toHaveLength(1)
})

test.each([
  ['src/domain/company/inn.ts'],
  ['src/server/persistence/ended-application-queries.ts'],
  ['src/contract/organiser-speaker.ts'],
  ['src/web/console/card-payment-queue/page.tsx'],
  ['src/server/http/range.ts'],
])('%s is named well', path => {
  expect(namesWithoutNoun([path], nouns)).toEqual([])
})

test.each([
  ['export const organizerRoutes = 1', 'organizerRoutes'],
  ['type PhotoRule = string', 'PhotoRule'],
  ['const photoFileGuid = 1', 'photoFileGuid'],
  ['lockThread(tx)', 'lockThread'],
  ['const conversation = 1', 'conversation'],
  ['seedTrips(tx)', 'seedTrips'],
])('%s says it in a second word', (text, found) => {
  expect(secondWords([{ path: 'src/server/app.ts', text }])).toEqual([expect.stringContaining(found)])
})

test.each([
  ["const purpose = 'organizer'"],
  ["path: '/organizer/chats'"],
  ["{ field: 'photo', code: 'photo_crop' }"],
  ['new Tinypool({ minThreads: 0, maxThreads: 2 })'],
  ['const photographFileGuid = stripped'],
  ['// a conversation'],
])('%s is said in the one word, or is fixed', text => {
  expect(secondWords([{ path: 'src/server/app.ts', text }])).toEqual([])
})

test('each noun is explained once', () => {
  const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  expect(new Set(nouns).size).toBe(nouns.length)
  expect(nouns.filter(noun => !glossary.includes(`\`${noun}\``))).toEqual([])
})
