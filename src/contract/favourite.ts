import { z } from 'zod'
import { favouriteMarks } from '#domain/favourite/favourite.ts'
import { guid, isoInstant } from './field.ts'
import { defineRoute } from './route.ts'

const markChange = z.object({
  guid: z.guid('value_invalid').toLowerCase(),
  mark: z.enum(favouriteMarks).nullable(),
  /** When it was said on the device. */
  at: isoInstant,
})

/** More than a programme with its speakers has. */
const mostMarks = 1000

const marks = z.object({ changes: z.array(markChange) })
const params = z.object({ guid })

export const readFavourites = defineRoute({
  method: 'GET',
  path: '/participants/:guid/favourites',
  summary: 'Sessions and speakers that the person has marked, with the marks taken off again',
  policy: { kind: 'account' },
  params,
  response: marks,
})

export const keepFavourites = defineRoute({
  method: 'POST',
  path: '/participants/:guid/favourites',
  summary: 'Join what a device knows with what is kept: of each session and speaker the later word counts',
  policy: { kind: 'account' },
  params,
  body: z.strictObject({ changes: z.array(z.strictObject(markChange.shape)).max(mostMarks, 'too_long') }),
  response: marks,
})
