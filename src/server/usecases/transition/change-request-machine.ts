import type { ApplicationStatus } from '#domain/application/application-status.ts'
import {
  changeRequestTransitions,
  decideChangeRequest,
} from '#domain/change-request/change-request-transitions.ts'
import { type ChangeRequestRow, closeChangeRequest } from '#server/persistence/change-request-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<ChangeRequestRow, 'guid' | 'participantGuid' | 'kind' | 'status'> & {
  application: ApplicationStatus
}

/** The status of a change request. The log names the section, never the proposed data. */
export const changeRequestMachine: Machine<
  typeof changeRequestTransitions,
  Standing,
  { decidedBy: string; answer: string | null },
  ChangeRequestRow
> = {
  rows: changeRequestTransitions,
  decide: (action, { status, application }, actor) =>
    decideChangeRequest(action, { status, application, actor }),
  write: (tx, requests, { to: status, change, at: decidedAt }) =>
    Promise.all(requests.map(({ guid }) => closeChangeRequest(tx, guid, { ...change, status, decidedAt }))),
  subjectKind: 'participant',
  line: ({ participantGuid, kind }) => ({ subjectGuid: participantGuid, fromValue: kind }),
}
