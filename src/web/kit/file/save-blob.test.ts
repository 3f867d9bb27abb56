import { expect, it } from 'vitest'
import { safeFileName } from './save-blob.ts'

it.each([
  ['Счёт 2025/17 от 15 сентября 2025.pdf', 'Счёт 2025-17 от 15 сентября 2025.pdf'],
  ['Invoice\u00a017 of 15 September.pdf', 'Invoice 17 of 15 September.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['a:b*c?"d".pdf', 'a-b-c-d-.pdf'],
  ['line\nbreak.pdf', 'line-break.pdf'],
])('%s', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})
