import * as dashboard from '#contract/dashboard.ts'
import * as endedApplication from '#contract/ended-application.ts'
import * as participant from '#contract/participant.ts'
import { cancelApplication } from '#server/usecases/application/cancel-application.ts'
import { finishApplication } from '#server/usecases/application/finish-application.ts'
import { readEndedApplication } from '#server/usecases/application/read-ended-application.ts'
import { readDashboard } from '#server/usecases/dashboard/read-dashboard.ts'
import { createParticipant } from '#server/usecases/participant/create-participant.ts'
import { readParticipant } from '#server/usecases/participant/read-participant.ts'
import { saveDraft } from '#server/usecases/participant/save-draft.ts'
import { routeGroup, routeTable } from '../route-table.ts'

export const participantRoutes = routeGroup(
  routeTable(participant, {
    createParticipant,
    readParticipant,
    saveDraft,
    finishApplication,
    cancelApplication,
  }),
  routeTable(dashboard, {
    readDashboard,
  }),
  routeTable(endedApplication, {
    readEndedApplication,
  }),
)
