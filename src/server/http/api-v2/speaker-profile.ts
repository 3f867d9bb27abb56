import * as organiserSpeaker from '#contract/organiser-speaker.ts'
import * as speakerProfile from '#contract/speaker-profile.ts'
import { keepCard } from '#server/usecases/speaker-profile/keep-card.ts'
import { linkCard } from '#server/usecases/speaker-profile/link-card.ts'
import { findLeftSpeakers, findSpeakerPeople } from '#server/usecases/speaker-profile/list-speaker-people.ts'
import { readSpeakerProfile } from '#server/usecases/speaker-profile/read-speaker-profile.ts'
import { saveSpeakerProfile } from '#server/usecases/speaker-profile/save-speaker-profile.ts'
import { takePhotograph } from '#server/usecases/speaker-profile/take-photograph.ts'
import { routeGroup, routeTable } from '../route-table.ts'

export const speakerProfileRoutes = routeGroup(
  routeTable(speakerProfile, {
    readSpeakerProfile,
    saveSpeakerProfile,
  }),
  routeTable(organiserSpeaker, {
    takePhotograph,
    linkSpeaker: linkCard,
    keepSpeaker: keepCard,
    searchSpeakerPeople: findSpeakerPeople,
    listLeftSpeakers: findLeftSpeakers,
  }),
)
