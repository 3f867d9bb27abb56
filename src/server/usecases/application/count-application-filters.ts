import type * as routes from '#contract/organiser-application.ts'
import {
  confirmationLinkStates,
  photographNeeds,
  waitingSpans,
} from '#domain/application/application-filter.ts'
import { type ApplicationFilter, inPassportState } from '#server/persistence/application-filter-queries.ts'
import {
  type Counted,
  countApplicationsBy,
  countByTag,
  countCitizenships,
  countFound,
} from '#server/persistence/application-list-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { countPassports } from '#server/persistence/passport-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { applicationFilterOf } from './application-filter.ts'

const none = {
  ...{ payment: [], security: [], role: [], citizenship: [], owner: [] },
  ...{ photograph: [], waiting: [], link: [], tag: [] },
}

const day = 86_400_000

/** What each value of each filter would find beside the others. A filter that is set counts its other values as if it were not. */
export const countApplicationFilters: UseCase<
  typeof routes.countApplicationFilters,
  'clock' | 'database'
> = async (call, needs) => {
  const asked = await applicationFilterOf(call, needs)
  if (!asked) return { counts: none }
  const reader = needs.database
  const filter = { ...asked, status: call.query.status }
  const now = needs.clock.now()
  const [payment, security, role, citizenship, owner, photograph, waiting, link, tag] = await Promise.all([
    countApplicationsBy(reader, 'payment', { ...filter, payment: undefined }),
    countPassports(reader, { ...filter, ...inPassportState(undefined) }),
    countApplicationsBy(reader, 'role', { ...filter, role: undefined }),
    countCitizenships(reader, filter),
    countEach(reader, filter, [
      ['mine', { owner: call.actor.accountGuid }],
      ['free', { owner: null }],
    ]),
    countEach(
      reader,
      filter,
      photographNeeds.map(need => [need, { photograph: need }]),
    ),
    countEach(
      reader,
      filter,
      waitingSpans.map(span => [span, { waitingSince: new Date(now.getTime() - Number(span) * day) }]),
    ),
    countEach(
      reader,
      filter,
      confirmationLinkStates.map(state => [state, { link: { expired: state === 'expired', now } }]),
    ),
    countByTag(reader, { ...filter, tag: undefined }),
  ])
  return {
    counts: {
      payment: shownCounts(payment),
      security: shownCounts(security),
      role: shownCounts(role),
      citizenship: shownCounts(citizenship),
      owner: shownCounts(owner),
      photograph: shownCounts(photograph),
      waiting: shownCounts(waiting),
      link: shownCounts(link),
      tag: shownCounts(tag),
    },
  }
}

type Change = Pick<ApplicationFilter, 'owner' | 'photograph' | 'waitingSince' | 'link'>

function countEach(
  reader: Reader,
  filter: ApplicationFilter,
  values: readonly (readonly [string, Change])[],
): Promise<Counted[]> {
  return Promise.all(
    values.map(async ([value, change]) => ({
      value,
      ...(await countFound(reader, { ...filter, ...change })),
    })),
  )
}

/** Counts of values as the filters show them. */
export const shownCounts = (rows: readonly Counted[]) =>
  rows.map(({ value, count, capped }) => ({ value, count, more: capped === true }))
