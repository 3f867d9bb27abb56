import { expect, it } from 'vitest'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { failedScan } from './scan-sentence.ts'

const detail = { field: 'file', code: 'photo_unreadable', message: 'Файл не читается' } as const

it.each([
  [
    'a broken picture',
    new ApiError({ status: 422, code: 'photo_unreadable', message: 'Нет', details: [detail] }),
    'Файл не читается',
  ],
  ['a busy server', new ApiError({ status: 503, code: 'service_busy', message: 'Занято' }), 'Занято'],
  ['anything else', new TypeError('boom'), m.request_failed()],
])('says of %s what is wrong with a scan', (_, cause, sentence) => {
  expect(failedScan(cause)).toBe(sentence)
})
