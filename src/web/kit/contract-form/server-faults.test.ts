import { expect, it } from 'vitest'
import { lastPart, serverFaults } from './server-faults.ts'

const fields = ['name', 'phone']
const fieldOf = (field: string) => (fields.includes(lastPart(field)) ? lastPart(field) : null)
const at = (field: string) => ({ field, code: 'required' as const, message: 'Fill it in' })

it.each([
  ['nothing named', [], [], 'Refused'],
  ['a field of the form', ['name'], ['name'], null],
  ['a field inside the body', ['person.phone'], ['phone'], null],
  ['a field that the form has not', ['version'], [], 'Refused'],
  ['one of each', ['name', 'version'], ['name'], 'Refused'],
])('%s', (_, refused, placed, top) => {
  const found = serverFaults({ details: refused.map(at), message: 'Refused' }, fieldOf)
  expect([found.placed.map(({ field }) => field), found.top]).toEqual([placed, top])
})
