import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { m } from '#messages/compiled/messages.js'
import { participantStatus } from './words.ts'

const fine = { security: 'passportPending', statusId: 0, securityStatus: 0, primary: false } as const

describe('participantStatus', () => {
  it('says what follows while it is somebody else’s turn, and only then', () => {
    const following = applicationStatuses.filter(status => participantStatus({ ...fine, status }).next)
    expect(following.toSorted()).toEqual(['pending', 'unconfirmed'])
  })

  it('hands an unconfirmed application to the person themselves, and to whoever sent the link once it is over', () => {
    const until = '17 сентября 2025, 10:00'
    const status = 'unconfirmed'
    expect(participantStatus({ ...fine, status, primary: true })).toMatchObject({
      word: m.application_unconfirmed_own(),
      who: m.who_participant(),
    })
    expect(participantStatus({ ...fine, status }, { until, lapsed: false })).toMatchObject({
      meaning: m.auth_status_unconfirmed_until({ until }),
      who: m.auth_who_confirms(),
    })
    expect(participantStatus({ ...fine, status }, { until, lapsed: true })).toMatchObject({
      meaning: m.auth_status_link_lapsed({ until }),
      who: m.who_participant(),
      next: null,
    })
  })

  it('names the step after the committee’s decision', () => {
    expect(participantStatus({ ...fine, status: 'pending' })).toMatchObject({
      who: m.who_committee(),
      next: m.auth_next_pending(),
    })
  })
})
