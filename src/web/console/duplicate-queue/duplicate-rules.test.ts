import { expect, test } from 'vitest'
import { ApiError } from '#web/kit/api/api-error.ts'
import { mergedBefore } from './rules.ts'

const merged = { by: 'Вера', at: '2025-09-15T08:00:00.000Z', applicationGuid: 'a' }
const facts = { status: 409, message: 'Эти записи уже объединены.' }

test.each([
  ['a colleague has merged the pair', new ApiError({ ...facts, code: 'merged_already', merged }), merged],
  ['another refusal', new ApiError({ ...facts, code: 'changed_meanwhile' }), null],
  ['a network that failed', new Error('offline'), null],
  ['no error', null, null],
])('who has merged the pair: %s', (_, error, found) => {
  expect(mergedBefore(error)).toEqual(found)
})
