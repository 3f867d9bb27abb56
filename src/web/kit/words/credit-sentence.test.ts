import { expect, it } from 'vitest'
import type { Credit } from '#contract/replacement.ts'
import { creditSentence } from './credit-sentence.ts'

const sentence = (state: Credit['state'], newName: string | null) =>
  creditSentence({ state, newName, oldName: 'Абрамова Анна' } as Credit)

it.each([
  ['free', 'Белова Вера', /Белова Вера не\s+участвует/],
  ['free', null, /место\s+свободно/],
  ['waiting', 'Белова Вера', /место займёт Белова Вера/],
  ['waiting', null, /займёт новый участник/],
] as const)('says of %s money for %s what becomes of it', (state, newName, words) => {
  expect(sentence(state, newName)).toMatch(words)
  expect(sentence(state, newName)).not.toContain('—')
})
