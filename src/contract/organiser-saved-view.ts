import { z } from 'zod'
import { recordKinds } from '#domain/saved-view/list-parameter.ts'
import { viewedLists } from '#domain/saved-view/viewed-list.ts'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

const list = z.enum(viewedLists)
const version = z.int().min(1)

/** By name; what the list understands of them it says when it is opened. */
const query = z
  .record(
    z.string().max(40, 'too_long'),
    z
      .string()
      .max(300, 'too_long')
      .regex(/^\P{Cc}*$/u, 'value_invalid'),
  )
  .refine(of => Object.keys(of).length <= 40, 'value_invalid')

/** A list of the console as somebody looks at it, under a name. */
export const savedView = z.object({
  guid,
  name: z.string(),
  /** Parameters of the list's address by name, as they were saved. */
  query: z.record(z.string(), z.string()),
  /** Those of them that name a group, a company, an airport, a gate device or a tag that is no longer there. */
  gone: z.array(z.enum(recordKinds)),
  /** Colleagues who may read the list see it too. */
  shared: z.boolean(),
  mine: z.boolean(),
  /** The author's name; null where they are no organiser any more. */
  author: z.string().nullable(),
  version,
})

export type SavedView = z.output<typeof savedView>

const policy = { kind: 'organiser', permission: 'any' } as const
const path = '/organizer/views'
const params = z.object({ guid })

/** The name as it is typed; the domain brings it to one form. */
const named = { name: z.string('required').max(200, 'too_long'), query, shared: z.boolean() }

export const listSavedViews = defineRoute({
  method: 'GET',
  path,
  summary:
    'Views of a list, the caller’s own and those that colleagues share; only for whoever may read the list',
  policy,
  query: z.object({ list }),
  response: z.object({ items: z.array(savedView) }),
})

export const addSavedView = defineRoute({
  method: 'POST',
  path,
  summary: 'Save a view of a list; a name that is taken is refused',
  policy,
  body: z.strictObject({ list, ...named }),
  idempotent: true,
  response: savedView,
})

export const changeSavedView = defineRoute({
  method: 'POST',
  path: `${path}/:guid`,
  summary: 'Save another query, name or sharing of one’s own view; 404 for a colleague’s',
  policy,
  params,
  body: z.strictObject({ ...named, version }),
  idempotent: true,
  response: savedView,
})

export const removeSavedView = defineRoute({
  method: 'POST',
  path: `${path}/:guid/remove`,
  summary: 'Remove one’s own view; an admin removes a shared one whose author is gone too',
  policy,
  params,
  body: z.strictObject({ version }),
  idempotent: true,
  response: z.object({ guid }),
})
