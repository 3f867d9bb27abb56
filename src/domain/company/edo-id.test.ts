import { expect, it } from 'vitest'
import { checkEdoId } from './edo-id.ts'

it.each([
  ['2BM-7701234560-770101001-201501150952012345678', '2BM-7701234560-770101001-201501150952012345678'],
  [' 2be7701234560 ', '2BE7701234560'],
  ['2AE_org.unit@1', '2AE_org.unit@1'],
])('%j is the identifier %s', (typed, edoId) => {
  expect(checkEdoId(typed)).toEqual({ ok: true, edoId })
})

it.each(['', '2BM', 'Диадок', '2BM-<script>', `2BM${'1'.repeat(44)}`])('%j is none', typed => {
  expect(checkEdoId(typed)).toEqual({ ok: false, code: 'edo_id_format' })
})
