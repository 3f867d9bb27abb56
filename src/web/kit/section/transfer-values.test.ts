import { expect, it } from 'vitest'
import { noTransfer, type Transfer } from '#domain/transfer/transfer.ts'
import { formOf, transferOf } from './transfer-values.ts'

const arriving: Transfer = { ...noTransfer, needed: true, arrivalHub: 'h', arrivalDay: '2026-02-17' }

it.each<[string, Transfer | null, string]>([
  ['nothing said', null, ''],
  ['not needed', noTransfer, 'no'],
  ['needed', arriving, 'yes'],
])('%s is read and written back', (_, transfer, needed) => {
  const form = formOf({ transfer })
  expect(form.needed).toBe(needed)
  expect(transferOf(form)).toEqual(transfer ?? noTransfer)
})

it('takes spaces for nothing', () => {
  expect(transferOf({ ...formOf({ transfer: arriving }), arrivalPlace: '  ' }).arrivalPlace).toBeNull()
})
