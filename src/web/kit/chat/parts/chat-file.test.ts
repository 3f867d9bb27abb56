import { expect, it } from 'vitest'
import { checkChatFile, opensAsNamed } from './chat-file.ts'

const megabyte = 1024 * 1024

it.each([
  ['scan.jpg', 'image/jpeg', 1, 'ok'],
  ['Договор.DOCX', '', 1000, 'ok'],
  ['без имени', 'application/pdf', 1000, 'ok'],
  ['big.pdf', 'application/pdf', 10 * megabyte, 'ok'],
  ['big.pdf', 'application/pdf', 10 * megabyte + 1, 'chat_file_bytes'],
  ['empty.txt', 'text/plain', 0, 'chat_file_type'],
  ['photo.heic', 'image/heic', 10, 'chat_file_type'],
  ['run.exe', 'application/octet-stream', 10, 'chat_file_type'],
  ['toString', '', 10, 'chat_file_type'],
])('%s (%s) of %i bytes: %s', (name, type, size, expected) => {
  const verdict = checkChatFile({ name, type, size })
  expect(verdict.ok ? 'ok' : verdict.code).toBe(expected)
})

it.each([
  ['a picture', 'image/png', () => Promise.resolve({ close() {} }), true],
  ['a damaged picture', 'image/jpeg', () => Promise.reject(new Error('damaged')), false],
  [
    'a document, which is not opened here',
    'application/pdf',
    () => Promise.reject(new Error('opened')),
    true,
  ],
])('%s opens: %#', async (_, type, open, expected) => {
  expect(await opensAsNamed(new Blob(['x'], { type }), open)).toBe(expected)
})
