import { applicationTransitions, judgeApplication } from '#domain/application/application-transitions.ts'
import { type ApplicationChange, moveApplication } from '#server/persistence/application-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<ParticipantRecord, 'applicationGuid' | 'status' | 'security'>

/** The status of an application, with the columns that a decision sets. */
export const applicationMachine: Machine<typeof applicationTransitions, Standing, ApplicationChange, void> = {
  rows: applicationTransitions,
  decide: (action, { status, security }, actor) => judgeApplication(action, { status, security, actor }),
  async write(tx, applications, { to: status, change, at }) {
    for (const { applicationGuid } of applications)
      await moveApplication(tx, applicationGuid, { change: { ...change, status }, at })
    return []
  },
  subjectKind: 'application',
  line: ({ applicationGuid, status }) => ({ subjectGuid: applicationGuid, fromValue: status }),
}
