import { z } from 'zod'
import { companyTypes } from '#domain/company/company-type.ts'
import { groupSizes, groupSorts } from '#domain/group/group-list.ts'
import { dayRange, isoInstant, page, valueCount } from './field.ts'
import { applicationGroup, listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

const groupRow = applicationGroup.extend({
  companyType: z.enum(companyTypes),
  /** People who stand in the group now. */
  members: z.int(),
  createdAt: isoInstant,
})

export type GroupRow = z.output<typeof groupRow>

const policy = { kind: 'organiser', permission: 'read-applications' } as const

export const listGroups = defineRoute({
  method: 'GET',
  path: '/organizer/groups',
  summary: 'The groups of the edition with their coordinators, by search, kind of organisation and days',
  policy,
  query: listQuery.extend({
    companyType: z.enum(companyTypes).optional(),
    size: z.enum(groupSizes).optional(),
    sort: z.enum(groupSorts).default('company'),
    /** The days on which the group was made. */
    ...dayRange,
  }),
  response: page(groupRow).extend({
    /** How many there are under the same search, filters and days. */
    counts: z.object({ all: z.int() }),
  }),
})

/** Filters of the list of which it is told how many each value would find. */
export const countedGroupFilters = ['companyType', 'size'] as const

export const countGroupFilters = defineRoute({
  method: 'GET',
  path: '/organizer/groups/counts',
  summary: 'How many groups each value of each filter would find beside the other filters',
  policy,
  query: listGroups.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.record(z.enum(countedGroupFilters), z.array(valueCount)) }),
})

/** Groups as a choice: the first of them by organisation. */
export const listGroupChoices = defineRoute({
  method: 'GET',
  path: '/organizer/group-choices',
  summary: 'The groups of the edition, by which the queue of applications can be narrowed',
  policy,
  response: z.object({ items: z.array(applicationGroup.extend({ members: z.int() })) }),
})
