import { type CrowdPerson, guidAt } from './crowd-person.ts'

/** `given`: nobody has to look at it any more. `review`: changed after the approval. `requested`: the committee has asked for another one. */
export type CrowdPhotographState = 'given' | 'review' | 'requested'

type Photograph = {
  photographGuid: string | null
  photographAt: Date | null
  photographState: CrowdPhotographState | null
}

const none: Photograph = { photographGuid: null, photographAt: null, photographState: null }

/** Nobody sends an application without one; half of those whose coordinator filled them in have one too. */
export function crowdPhotograph(person: CrowdPerson, until: Date): Photograph {
  const { number, status, submittedAt, decidedAt, createdAt } = person
  const isGiven = submittedAt !== null || (status === 'unconfirmed' && number % 2 === 0)
  if (!isGiven) return none
  const change = status === 'approved' && decidedAt ? changeOf(number, decidedAt, until) : null
  const at = change?.state === 'review' ? change.at : (submittedAt ?? createdAt)
  return {
    photographGuid: guidAt(at, `photograph ${person.guid}`),
    photographAt: at,
    photographState: change?.state ?? 'given',
  }
}

function changeOf(number: number, decidedAt: Date, until: Date) {
  const state: CrowdPhotographState | null =
    number % 61 === 0 ? 'review' : number % 89 === 0 ? 'requested' : null
  const at = new Date(decidedAt.getTime() + (1 + (number % 9)) * 86_400_000)
  return state && at <= until ? { state, at } : null
}
