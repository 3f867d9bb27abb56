import { changesOf, type PlanChange } from '#domain/itinerary/change-of-plan.ts'
import { planClashes } from '#domain/itinerary/plan-clashes.ts'
import { plannedSession } from '#domain/itinerary/planned-session.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#server/documents/document-format.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  type KeptSession,
  listItinerarySessions,
  listPlanners,
  lockItinerary,
  noteChangeTold,
  quietChange,
  raiseItineraryVersion,
  replaceSessions,
} from '#server/persistence/itinerary-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { listTastes } from '#server/persistence/recommendation-queries.ts'
import type { Needs } from '#server/use-case.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'
import { tell } from '../message/tell-participant.ts'
import { tasteOfRow } from '../recommendation/taste-of.ts'
import { keptSession } from './save-itinerary.ts'
import { plannedProgramme, suggestPlan } from './suggest-plan.ts'

/** Editors move a session several times until it stands right; people hear of it once, when it has stood for this long. */
export const quietMinutes = 30

const portion = 100

type TellingNeeds = Needs<'clock' | 'config' | 'database' | 'published' | 'sealer'>

/** Brings programmes of one's own up to date with the forum's, and tells their owners. Runs every minute and finds nothing on most. */
export async function tellOfProgrammeChanges(needs: TellingNeeds): Promise<void> {
  const changedAt = await quietChange(needs.database, quietMinutes)
  if (!changedAt) return
  const snapshot = await needs.published.snapshot()
  const edition = await readCurrentEdition(needs.database)
  let after: string | null = null
  do {
    const people: string[] = await listPlanners(needs.database, {
      editionGuid: edition.guid,
      after,
      limit: portion,
    })
    const kept = Map.groupBy(
      await listItinerarySessions(needs.database, people),
      ({ participantGuid }) => participantGuid,
    )
    for (const guid of people)
      if ((await changesNow(snapshot, kept.get(guid) ?? [])).length > 0)
        await needs.database
          .transaction()
          .execute(tx => bringUpToDate(needs, tx, { guid, snapshot, edition }))
    after = people.length < portion ? null : (people.at(-1) ?? null)
  } while (after !== null)
  await needs.database.transaction().execute(tx => noteChangeTold(tx, changedAt))
}

async function changesNow(snapshot: ContentSnapshot, kept: readonly KeptSession[]): Promise<PlanChange[]> {
  const { sessions } = await plannedProgramme(snapshot)
  const firstDay = snapshot.current.edition.startsOn
  return changesOf(
    kept.map(({ sessionGuid: guid, day, startsAt, endsAt, hallGuid, cancelledAt }) => {
      const place = { guid, day: String(day), startsAt, endsAt, hall: hallGuid ?? null }
      const known = plannedSession(place, firstDay) ?? { from: 0, to: 0, hall: null }
      return { ...known, guid, isCancelled: Boolean(cancelledAt) }
    }),
    sessions,
  )
}

type Person = { guid: string; snapshot: ContentSnapshot; edition: EditionRow }

/** Two of these at once tell once: the second finds nothing changed behind the lock. */
async function bringUpToDate(
  needs: TellingNeeds,
  tx: Tx,
  { guid, snapshot, edition }: Person,
): Promise<void> {
  const record = await lockParticipant(tx, { guid, editionGuid: edition.guid })
  if (!record || !(await lockItinerary(tx, guid))) return
  const kept = await listItinerarySessions(tx, [guid])
  const changes = await changesNow(snapshot, kept)
  if (changes.length === 0) return
  const items = new Map(snapshot.current.of('programmeSession').map(item => [item.guid, item]))
  const at = needs.clock.now()
  const asNow = kept.map(({ participantGuid: _, ...one }): KeptSession => {
    const item = items.get(one.sessionGuid)
    if (item) return { ...keptSession(item), chosen: one.chosen }
    return { ...one, cancelledAt: one.cancelledAt ?? at }
  })
  const mended = await mendPlan(tx, { guid, snapshot }, asNow)
  await replaceSessions(tx, guid, mended.sessions)
  await raiseItineraryVersion(tx, guid)
  if (record.status !== 'pending' && record.status !== 'approved') return
  const all = [...changes, ...mended.changes]
  const before = new Map(kept.map(one => [one.sessionGuid, one]))
  const now = new Map([...asNow, ...mended.sessions].map(one => [one.sessionGuid, one]))
  await tell({ needs, tx, edition }, 'itinerary_changed', record, locale => ({
    changes: all
      .map(change => changeInWords(change, { before, now, snapshot, locale }))
      .filter(line => line !== '')
      .join('\n'),
  }))
}

/**
 * What was chosen by hand stays, even where two of it clash now: its owner decides. What came from a suggestion makes room for something that can be
 * reached.
 */
async function mendPlan(
  tx: Tx,
  { guid, snapshot }: { guid: string; snapshot: ContentSnapshot },
  sessions: readonly KeptSession[],
): Promise<{ sessions: KeptSession[]; changes: PlanChange[] }> {
  const programme = await plannedProgramme(snapshot)
  const standing = sessions.flatMap(one => programme.sessions.get(one.sessionGuid) ?? [])
  const isWhole = standing.length === sessions.length && planClashes(standing, programme.walk).length === 0
  const [row] = isWhole ? [] : await listTastes(tx, [guid])
  if (!row) return { sessions: [...sessions], changes: [] }
  const taste = tasteOfRow(snapshot.current, row)
  const wanted = new Set(sessions.filter(({ chosen }) => chosen).map(({ sessionGuid }) => sessionGuid))
  const held = new Set(sessions.map(({ sessionGuid }) => sessionGuid))
  const { plan } = await suggestPlan(snapshot, { taste, wanted, held, full: new Set(), dayMinutes: null })
  const kept = plan.map(one => one.guid)
  const stays = sessions.filter(one => one.chosen || one.cancelledAt || kept.includes(one.sessionGuid))
  const items = new Map(snapshot.current.of('programmeSession').map(item => [item.guid, item]))
  // As many as are lost, and no more: a plan is not filled up behind its owner's back.
  const lost = sessions.filter(one => !one.chosen && (one.cancelledAt || !kept.includes(one.sessionGuid)))
  const added = plan
    .filter(one => !held.has(one.guid))
    .sort((left, right) => right.interest - left.interest)
    .slice(0, lost.length)
    .flatMap(one => {
      const item = items.get(one.guid)
      return item ? [{ ...keptSession(item), chosen: false }] : []
    })
  const removed = sessions.filter(one => !stays.includes(one))
  return {
    sessions: [...stays, ...added],
    changes: [
      ...removed.map(one => ({ code: 'removed' as const, guid: one.sessionGuid })),
      ...added.map(one => ({ code: 'added' as const, guid: one.sessionGuid })),
    ],
  }
}

type Words = {
  before: ReadonlyMap<string, KeptSession>
  now: ReadonlyMap<string, KeptSession>
  snapshot: ContentSnapshot
  locale: 'ru' | 'en'
}

function changeInWords({ code, guid }: PlanChange, { before, now, snapshot, locale }: Words): string {
  const session = now.get(guid) ?? before.get(guid)
  if (!session) return ''
  const hall = snapshot.current.of('hall').find(one => one.guid === session.hallGuid)
  const words = {
    title: present(session.title, locale),
    day: formatDay(String(session.day), locale),
    time: session.startsAt,
    hall: hall ? present(hall.content.name, locale) : '',
  }
  if (code === 'cancelled') return m.itinerary_change_cancelled(words, { locale })
  if (code === 'removed') return m.itinerary_change_removed(words, { locale })
  const said = words.hall ? { moved: m.itinerary_change_moved, added: m.itinerary_change_added } : noHall
  return said[code](words, { locale })
}

const noHall = { moved: m.itinerary_change_moved_only, added: m.itinerary_change_added_only }
