import { expect, it } from 'vitest'
import { z } from 'zod'
import { judgeBy, resolverOf } from './judge.ts'

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'required')
    .regex(/^\p{L}+$/u, 'value_invalid'),
  kind: z.enum(['one', 'other'], 'required'),
  sections: z.array(z.enum(['badge', 'photo'], 'value_invalid')),
})
const right = { name: ' Anna ', kind: 'one', sections: [] }
const options = { fields: {}, shouldUseNativeValidation: false }

it.each([
  ['what is right', right, {}],
  ['two faults of one field', { ...right, name: '1' }, { name: 'required' }],
  ['a choice that is not made', { ...right, kind: '' }, { kind: 'required' }],
  ['an item of a list', { ...right, sections: ['badge', 'money'] }, { sections: 'value_invalid' }],
  ['several fields', { ...right, name: '', kind: null }, { name: 'required', kind: 'required' }],
])('judges %s', async (_, typed, expected) => {
  const { errors } = await resolverOf(judgeBy(schema))(typed, undefined, options)
  const codes = Object.entries(errors).map(([field, error]) => [field, error?.message])
  expect(Object.fromEntries(codes)).toEqual(expected)
})

it('hands on what the schema makes of the values', () => {
  expect(judgeBy(schema)(right)).toEqual({ ok: true, value: { ...right, name: 'Anna' } })
})
