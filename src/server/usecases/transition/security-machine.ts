import { decideSecurity, securityTransitions } from '#domain/passport/security-transitions.ts'
import { moveApplication } from '#server/persistence/application-queries.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import type { Machine } from './apply-transition.ts'

type Standing = Pick<ParticipantRecord, 'applicationGuid' | 'security'>

/** The security status of a person, with the operator's note to them. */
export const securityMachine: Machine<
  typeof securityTransitions,
  Standing,
  { passportNote?: string | null },
  void
> = {
  rows: securityTransitions,
  decide: (action, { security }, actor) => decideSecurity(action, { status: security, actor }),
  async write(tx, applications, { to: security, change, at }) {
    for (const { applicationGuid } of applications)
      await moveApplication(tx, applicationGuid, { change: { ...change, security }, at })
    return []
  },
  subjectKind: 'application',
  line: ({ applicationGuid, security }) => ({ subjectGuid: applicationGuid, fromValue: security }),
}
