import { describe, expect, it } from 'vitest'
import { bulkOutcome, isWhole, outcomeTitle } from './bulk-outcome.ts'
import { sampleMember } from './member-samples.ts'

const guid = (last: number) => `4b0e4f0a-0000-4000-8000-00000000000${last}`
const named = (last: number, lastName: string) =>
  sampleMember({ participantGuid: guid(last), lastName, firstName: 'Анна' })
const members = [named(1, 'Абрамова'), named(2, 'Белова'), named(3, 'Ветрова'), named(4, 'Громова')]

describe('bulkOutcome', () => {
  it('names who is done, and who is not by reason, the most frequent first', () => {
    const results = [
      { participantGuid: guid(1), ok: false, code: 'phone_used' as const },
      { participantGuid: guid(2), ok: false, code: 'reminded_recently' as const },
      { participantGuid: guid(3), ok: true, code: null },
      { participantGuid: guid(4), ok: false, code: 'reminded_recently' as const },
    ]
    expect(bulkOutcome({ results }, members, 'ru')).toEqual({
      done: ['Ветрова Анна'],
      untouched: { guids: [], names: [] },
      refused: [
        { code: 'reminded_recently', guids: [guid(2), guid(4)], names: ['Белова Анна', 'Громова Анна'] },
        { code: 'phone_used', guids: [guid(1)], names: ['Абрамова Анна'] },
      ],
    })
  })

  it('names whom it did not come to, and is not whole then', () => {
    const results = [{ participantGuid: guid(1), ok: true, code: null }]
    const outcome = bulkOutcome({ results }, members, 'ru', [guid(1), guid(2), guid(3)])
    expect(outcome.untouched).toEqual({
      guids: [guid(2), guid(3)],
      names: ['Белова Анна', 'Ветрова Анна'],
    })
    expect(outcomeTitle('send', outcome)).toContain('1 из\u00a03')
    expect(isWhole(outcome)).toBe(false)
    expect(isWhole(bulkOutcome({ results }, members, 'ru', [guid(1)]))).toBe(true)
  })

  it('keeps whoever it cannot name', () => {
    const results = [{ participantGuid: guid(9), ok: true, code: null }]
    expect(bulkOutcome({ results }, members, 'ru').done).toEqual([guid(9)])
  })
})
