import type { FastifyInstance } from 'fastify'
import * as card from '#contract/organizer-speaker.ts'
import {
  readSpeakerProfile as readRoute,
  saveSpeakerProfile as saveRoute,
} from '#contract/speaker-profile.ts'
import type { Services } from '../../services.ts'
import { keepCard } from '../../usecases/speaker-profile/keep-card.ts'
import { linkCard } from '../../usecases/speaker-profile/link-card.ts'
import { findLeftSpeakers, findSpeakerPeople } from '../../usecases/speaker-profile/list-speaker-people.ts'
import { readSpeakerProfile } from '../../usecases/speaker-profile/read-speaker-profile.ts'
import { saveSpeakerProfile } from '../../usecases/speaker-profile/save-speaker-profile.ts'
import { takePhotograph } from '../../usecases/speaker-profile/take-photograph.ts'
import { mountRoute } from '../mount-route.ts'

export function speakerProfileRoutes(app: FastifyInstance, services: Services): void {
  mountRoute(app, services, readRoute, ({ actor, params }) =>
    readSpeakerProfile(services, actor, params.guid),
  )
  mountRoute(app, services, saveRoute, ({ actor, facts, params, body }) =>
    saveSpeakerProfile(services, actor, facts, params.guid, body),
  )
  cardRoutes(app, services)
}

/** What editors do about the people behind the cards. */
function cardRoutes(app: FastifyInstance, services: Services): void {
  const at = () => services.clock.now()
  mountRoute(app, services, card.takePhotograph, ({ actor, facts, params, body }) =>
    takePhotograph(services, { actor, facts, at: at() }, { ...params, ...body }),
  )
  mountRoute(app, services, card.linkSpeaker, ({ actor, facts, params, body }) =>
    linkCard(services, { actor, facts, at: at() }, { ...params, ...body }),
  )
  mountRoute(app, services, card.keepSpeaker, ({ actor, facts, params }) =>
    keepCard(services, { actor, facts, at: at() }, params.guid),
  )
  mountRoute(app, services, card.searchSpeakerPeople, ({ query }) => findSpeakerPeople(services, query.q))
  mountRoute(app, services, card.listLeftSpeakers, () => findLeftSpeakers(services))
}
