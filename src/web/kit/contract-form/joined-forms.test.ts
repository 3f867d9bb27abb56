import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/kit/api/api-error.ts'
import { joinedSummary, refuseJoined } from './joined-forms.ts'
import { fieldUnder, serverFaults } from './server-faults.ts'

/** A form that records what it is told; its part of the body has these fields. */
function toldForm(part: string, fields: readonly string[]) {
  const told: string[] = []
  const fieldOf = (field: string) => {
    const name = fieldUnder(part)(field)
    return name !== null && fields.includes(name) ? name : null
  }
  return {
    told,
    summary: { attempt: 1, errors: [{ field: part, message: part }] },
    placeRefusal(error: unknown) {
      if (!(error instanceof ApiError)) throw error
      const faults = serverFaults(error, fieldOf)
      told.push(...faults.placed.map(({ field }) => field))
      return faults
    },
    fail: (sentence: string) => void told.push(sentence),
  }
}

describe('refuseJoined', () => {
  it.each([
    ['nothing named', [], [[], ['Refused']]],
    ['a field of each', ['person.email', 'company.inn'], [['email'], ['inn']]],
    ['a field of one', ['person.email'], [['email'], []]],
    ['a field of none beside one', ['person.email', 'version'], [['email'], ['Refused']]],
  ])('%s', (_, refused, expected) => {
    const forms = [toldForm('person', ['email']), toldForm('company', ['inn'])]
    const details = refused.map(field => ({ field, code: 'required' as const, message: '' }))
    refuseJoined(forms, new ApiError({ status: 422, code: 'fields_invalid', message: 'Refused', details }))
    expect(forms.map(({ told }) => told)).toEqual(expected)
  })

  it('throws what is no refusal', () => {
    expect(() => refuseJoined([toldForm('person', [])], new TypeError('a fault of ours'))).toThrow(TypeError)
  })
})

it('has one summary: all faults in the order of the forms, and a try for each of theirs', () => {
  const { attempt, errors } = joinedSummary([toldForm('person', []), toldForm('company', [])])
  expect([attempt, errors.map(({ field }) => field)]).toEqual([2, ['person', 'company']])
})
