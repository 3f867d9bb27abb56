import type { Locale } from '#contract/field.ts'
import type { Itinerary, ItinerarySession } from '#contract/itinerary.ts'
import type { PlanReason } from '#domain/itinerary/explain-plan.ts'
import { planClashes } from '#domain/itinerary/plan-clashes.ts'
import { type PlannedSession, plannedSession } from '#domain/itinerary/planned-session.ts'
import type { KeptSession } from '#server/persistence/itinerary-queries.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'
import {
  type Names,
  namesIn,
  presentReasons,
  presentSummary,
} from '../recommendation/present-recommendation.ts'
import type { PlannedProgramme, SuggestedPlan } from './suggest-plan.ts'

type Scene = {
  snapshot: ContentSnapshot
  programme: PlannedProgramme
  locale: Locale
  full: ReadonlySet<string>
}

/** A plan as its owner sees it: where each session stands now, and where it stood when they last heard of it. */
export function presentItinerary(
  scene: Scene,
  facts: {
    version: number
    dayMinutes: number | null
    kept: readonly KeptSession[]
    suggested: SuggestedPlan
    feed: string | null
  },
): Itinerary {
  const { snapshot, programme, locale, full } = scene
  const names = namesIn(snapshot.current, locale)
  const items = new Map(snapshot.current.of('programmeSession').map(item => [item.guid, item]))
  const firstDay = snapshot.current.edition.startsOn
  const { reasons, why, plan } = facts.suggested

  const shown = (guid: string, of: { kept: KeptSession | null; reason: PlanReason | null }) => {
    const item = items.get(guid)
    const reason = of.reason && {
      code: of.reason.code,
      rival: of.reason.rival ? { guid: of.reason.rival, title: names.get(of.reason.rival) ?? '' } : null,
    }
    const rest = {
      chosen: of.kept?.chosen ?? false,
      walkMinutes: null,
      reason,
      why: why.has(guid) ? presentReasons(why.get(guid) ?? [], names) : [],
    }
    if (item) {
      const summary = presentSummary(item, { locale, names })
      return {
        ...summary,
        ...rest,
        state: full.has(guid) ? ('full' as const) : ('planned' as const),
        movedFrom: of.kept && movedFrom(of.kept, summary, names),
      }
    }
    return of.kept ? { ...goneSession(of.kept, { locale, names }), ...rest } : null
  }
  const ofPlan = (guids: readonly string[], find: (guid: string) => Parameters<typeof shown>[1]) =>
    withWays(guids.flatMap(guid => shown(guid, find(guid)) ?? []).sort(byTime), { programme, firstDay })

  const kept = new Map(facts.kept.map(one => [one.sessionGuid, one]))
  const held = facts.kept.flatMap(({ sessionGuid }) => programme.sessions.get(sessionGuid) ?? [])
  return {
    version: facts.version,
    dayMinutes: facts.dayMinutes,
    sessions: ofPlan([...kept.keys()], guid => ({
      kept: kept.get(guid) ?? null,
      reason: reasons.get(guid) ?? null,
    })),
    clashes: planClashes(held, programme.walk),
    suggestion: ofPlan(
      plan.map(({ guid }) => guid),
      guid => ({
        kept: kept.get(guid)?.chosen ? (kept.get(guid) ?? null) : null,
        reason: reasons.get(guid) ?? null,
      }),
    ),
    feed: facts.feed,
  }
}

const byTime = (left: ItinerarySession, right: ItinerarySession) =>
  `${left.day} ${left.startsAt}`.localeCompare(`${right.day} ${right.startsAt}`) ||
  (left.guid < right.guid ? -1 : 1)

function movedFrom(
  kept: KeptSession,
  now: { day: string; startsAt: string; endsAt: string; hall: string | null },
  names: Names,
): ItinerarySession['movedFrom'] {
  const { startsAt, endsAt, hallGuid } = kept
  const day = String(kept.day)
  if (day === now.day && startsAt === now.startsAt && endsAt === now.endsAt && hallGuid === now.hall)
    return null
  return { day, startsAt, endsAt, hallName: (hallGuid && names.get(hallGuid)) ?? null }
}

/** A session that is off: what is known of it is what its owner last knew. */
function goneSession(
  kept: KeptSession,
  { locale, names }: { locale: Locale; names: Names },
): Omit<ItinerarySession, 'chosen' | 'walkMinutes' | 'reason' | 'why'> {
  return {
    guid: kept.sessionGuid,
    title: present(kept.title, locale),
    format: 'talk',
    day: String(kept.day),
    startsAt: kept.startsAt,
    endsAt: kept.endsAt,
    language: 'both',
    hall: kept.hallGuid ?? null,
    hallName: (kept.hallGuid && names.get(kept.hallGuid)) ?? null,
    trackName: null,
    people: '',
    state: 'cancelled',
    movedFrom: null,
  }
}

/** Minutes on foot to each session from the one before it that day. */
function withWays(
  sessions: readonly ItinerarySession[],
  { programme, firstDay }: { programme: PlannedProgramme; firstDay: string },
): ItinerarySession[] {
  let before: PlannedSession | null = null
  return sessions.map(session => {
    const planned = session.state === 'cancelled' ? null : plannedSession(session, firstDay)
    if (!planned) return session
    const way = before?.day === planned.day ? programme.walk(before.hall, planned.hall) : 0
    before = planned
    return { ...session, walkMinutes: way > 0 ? way : null }
  })
}
