import type * as routes from '#contract/organiser-application.ts'
import {
  confirmationLinkStates,
  photographNeeds,
  waitingSpans,
} from '#domain/application/application-filter.ts'
import { inPassportState } from '#server/persistence/application-filter-queries.ts'
import { type CountedChange, countAmongFound } from '#server/persistence/application-found-count-queries.ts'
import {
  type Counted,
  countApplicationsBy,
  countByTag,
  countCitizenships,
  countFound,
} from '#server/persistence/application-list-queries.ts'
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
  const changes: CountedChange<keyof typeof none>[] = [
    { name: 'owner', value: 'mine', change: { owner: call.actor.accountGuid } },
    { name: 'owner', value: 'free', change: { owner: null } },
    ...photographNeeds.map(
      need => ({ name: 'photograph', value: need, change: { photograph: need } }) as const,
    ),
    ...waitingSpans.map(span => {
      const waitingSince = new Date(now.getTime() - Number(span) * day)
      return { name: 'waiting', value: span, change: { waitingSince } } as const
    }),
    ...confirmationLinkStates.map(state => {
      const link = { expired: state === 'expired', now }
      return { name: 'link', value: state, change: { link } } as const
    }),
  ]
  const found = filter.people ? await countAmongFound(reader, filter, changes) : null
  const countChanges = (wanted: keyof typeof none) =>
    Promise.all(
      changes
        .filter(({ name }) => name === wanted)
        .map(async ({ name, value, change }) => {
          const [counted] = found?.of(name, value) ?? [await countFound(reader, { ...filter, ...change })]
          return { count: 0, ...counted, value }
        }),
    )
  const [payment, security, role, citizenship, owner, photograph, waiting, link, tag] = await Promise.all([
    found?.of('payment') ?? countApplicationsBy(reader, 'payment', { ...filter, payment: undefined }),
    found?.of('security') ?? countPassports(reader, { ...filter, ...inPassportState(undefined) }),
    found?.of('role') ?? countApplicationsBy(reader, 'role', { ...filter, role: undefined }),
    found?.of('citizenship') ?? countCitizenships(reader, filter),
    countChanges('owner'),
    countChanges('photograph'),
    countChanges('waiting'),
    countChanges('link'),
    found?.of('tag') ?? countByTag(reader, { ...filter, tag: undefined }),
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

/** Counts of values as the filters show them. */
export const shownCounts = (rows: readonly Counted[]) =>
  rows.map(({ value, count, capped }) => ({ value, count, more: capped === true }))
