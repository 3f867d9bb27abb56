import * as dashboard from '#contract/dashboard.ts'
import * as endedApplication from '#contract/ended-application.ts'
import * as participant from '#contract/participant.ts'
import { cancelApplication } from '../../usecases/application/cancel-application.ts'
import { finishApplication } from '../../usecases/application/finish-application.ts'
import { readEndedApplication } from '../../usecases/application/read-ended-application.ts'
import { readDashboard } from '../../usecases/dashboard/read-dashboard.ts'
import { createForAnother } from '../../usecases/participant/create-for-another.ts'
import { createParticipant } from '../../usecases/participant/create-participant.ts'
import { readParticipant } from '../../usecases/participant/read-participant.ts'
import { saveDraft } from '../../usecases/participant/save-draft.ts'
import { routeGroup, routeTable } from '../route-table.ts'

export const participantRoutes = routeGroup(
  routeTable(participant, {
    createParticipant: ({ actor, facts, body }, services) =>
      body.registrationType === 'another'
        ? createForAnother(services, actor, facts, body)
        : createParticipant(services, actor, facts, body),
    readParticipant: ({ actor, params }, services) => readParticipant(services, actor, params.guid),
    saveDraft,
    finishApplication: ({ actor, facts, params, body }, services) =>
      finishApplication(services, actor, facts, params.guid, body),
    cancelApplication,
  }),
  routeTable(dashboard, {
    readDashboard,
  }),
  routeTable(endedApplication, {
    readEndedApplication,
  }),
)
