import type { FastifyInstance } from 'fastify'
import {
  addMember as addRoute,
  addSelf as addSelfRoute,
  readGroupBoard as boardRoute,
  changeMembers as changeRoute,
  createGroup as createRoute,
  readMember as readRoute,
  remindMembers as remindRoute,
  removeMembers as removeRoute,
  saveGroup as saveGroupRoute,
  saveMember as saveRoute,
  sendMemberLinks as sendRoute,
} from '#contract/group.ts'
import type { Services } from '../../services.ts'
import { addMember } from '../../usecases/group/add-member.ts'
import { addSelf } from '../../usecases/group/add-self.ts'
import { changeMembers } from '../../usecases/group/change-members.ts'
import { createGroup } from '../../usecases/group/create-group.ts'
import { readBoard } from '../../usecases/group/read-board.ts'
import { readMember } from '../../usecases/group/read-member.ts'
import { remindMembers } from '../../usecases/group/remind-members.ts'
import { removeMembers } from '../../usecases/group/remove-members.ts'
import { saveGroup } from '../../usecases/group/save-group.ts'
import { saveMember } from '../../usecases/group/save-member.ts'
import { sendLinks } from '../../usecases/group/send-links.ts'
import { mountRoute } from '../mount-route.ts'

/** Groups of people whom a coordinator brings. */
export function groupRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, createRoute, ({ actor, facts, body }) =>
    createGroup(services, actor, facts, body),
  )
  mountRoute(app, services, saveGroupRoute, ({ actor, facts, params, body }) =>
    saveGroup(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, boardRoute, ({ actor, params }) => readBoard(services, actor, params.guid))
  memberRoutes(app, services)
  bulkRoutes(app, services)
}

function memberRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, readRoute, ({ actor, params }) =>
    readMember(services, actor, params.guid, params.participantGuid),
  )
  mountRoute(app, services, addRoute, ({ actor, facts, params, body }) =>
    addMember(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, addSelfRoute, ({ actor, facts, params }) =>
    addSelf(services, actor, facts, params.guid),
  )
  mountRoute(app, services, saveRoute, ({ actor, facts, params, body }) =>
    saveMember(
      services,
      actor,
      facts,
      { groupGuid: params.guid, participantGuid: params.participantGuid },
      body,
    ),
  )
}

function bulkRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, changeRoute, ({ actor, facts, params, body }) =>
    changeMembers(services, actor, facts, params.guid, body),
  )
  mountRoute(app, services, sendRoute, ({ actor, facts, params, body }) =>
    sendLinks(services, actor, facts, params.guid, body.participantGuids),
  )
  mountRoute(app, services, remindRoute, ({ actor, facts, params, body }) =>
    remindMembers(services, actor, facts, params.guid, body.participantGuids),
  )
  mountRoute(app, services, removeRoute, ({ actor, facts, params, body }) =>
    removeMembers(services, actor, facts, params.guid, body),
  )
}
