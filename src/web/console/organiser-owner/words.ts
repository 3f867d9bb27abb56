import type { OwnedRequest } from '#domain/organiser/owned-request.ts'
import { m } from '#messages/compiled/messages.js'

export const ownerChoiceWords = { mine: m.organiser_owner_mine, free: m.organiser_owner_free }

type Counted = (facts: { count: number }) => string

/** Of several at once. */
export type OwnerActWords = {
  take: Counted
  taken: Counted
  giveBack: Counted
  givenBack: Counted
  /** On the button that gives back; of a refund it must not read as if money went back. */
  leave: () => string
}

type OwnerWords = OwnerActWords & { mine: () => string; free: () => string }

export const applicationOwnerWords: OwnerActWords = {
  take: m.owner_take_applications,
  taken: m.owner_taken_applications,
  giveBack: m.owner_give_back_applications,
  givenBack: m.owner_given_back_applications,
  leave: m.organiser_give_back,
}

const ofRequests: OwnerWords = {
  mine: m.owner_request_me,
  free: m.owner_request_nobody,
  take: m.owner_take_requests,
  taken: m.owner_taken_requests,
  giveBack: m.owner_give_back_requests,
  givenBack: m.owner_given_back_requests,
  leave: m.organiser_give_back,
}

export const ownerWords: Record<OwnedRequest, OwnerWords> = {
  refunds: {
    mine: m.owner_refund_me,
    free: m.owner_refund_nobody,
    take: m.owner_take_refunds,
    taken: m.owner_taken_refunds,
    giveBack: m.owner_give_back_refunds,
    givenBack: m.owner_given_back_refunds,
    leave: m.owner_leave_refund,
  },
  changes: ofRequests,
  erasures: ofRequests,
}
