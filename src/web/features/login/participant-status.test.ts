import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { m } from '#messages/compiled/messages.js'
import { participantStatus } from './participant-status.ts'

const fine = { security: 'passportPending', statusId: 0, securityStatus: 0 } as const

describe('participantStatus', () => {
  it('says what follows while it is somebody else’s turn, and only then', () => {
    const following = applicationStatuses.filter(status => participantStatus({ ...fine, status }).next)
    expect(following.toSorted()).toEqual(['pending', 'unconfirmed'])
  })

  it('names the step after the committee’s decision', () => {
    expect(participantStatus({ ...fine, status: 'pending' })).toMatchObject({
      who: m.who_committee(),
      next: m.auth_next_pending(),
    })
  })
})
