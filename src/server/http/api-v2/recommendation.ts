import * as itinerary from '#contract/itinerary.ts'
import * as recommendation from '#contract/recommendation.ts'
import { closeFeed, itineraryCalendar, openFeed, readFeed } from '#server/usecases/itinerary/calendar-feed.ts'
import { readItinerary } from '#server/usecases/itinerary/read-itinerary.ts'
import { saveItinerary } from '#server/usecases/itinerary/save-itinerary.ts'
import { readQuality } from '#server/usecases/recommendation/read-quality.ts'
import {
  previewRecommendations,
  readRecommendations,
} from '#server/usecases/recommendation/read-recommendations.ts'
import { type RouteGroup, routeGroup, routeTable } from '../route-table.ts'
import { unchangedIn } from '../unchanged.ts'

const { readFeed: feed, ...own } = itinerary

export const recommendationRoutes = routeGroup(
  routeTable(recommendation, {
    readRecommendations,
    previewRecommendations,
    readRecommendationQuality: readQuality,
  }),
  routeTable(own, { readItinerary, saveItinerary, itineraryCalendar, openFeed, closeFeed }),
)

/** Calendars ask every hour, and get 304 while nothing has changed. */
export const feedRoutes: RouteGroup = {
  prepare: scope => void scope.addHook('onSend', unchangedIn('private')),
  ...routeGroup(routeTable({ readFeed: feed }, { readFeed })),
}
