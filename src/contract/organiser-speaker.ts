import { z } from 'zod'
import { contentDetail } from './content.ts'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

export const takePhotograph = defineRoute({
  method: 'POST',
  path: '/organizer/content/speaker/:guid/photograph',
  summary:
    'Copy the photograph that a speaker has in their account into the draft of their card; 409 without their consent to be published or without a photograph',
  policy: { kind: 'organiser', permission: 'edit-content' },
  params: z.object({ guid }),
  /** The version that the editor sees; 409 when somebody has saved another one meanwhile. */
  body: z.strictObject({ version: z.int().min(1) }),
  response: contentDetail,
  idempotent: true,
})

const editors = { kind: 'organiser', permission: 'edit-content' } as const

export const linkSpeaker = defineRoute({
  method: 'PUT',
  path: '/organizer/content/speaker/:guid/participant',
  summary:
    'Say whom a card that editors wrote shows, or that it shows nobody who takes part; 409 for a card of somebody’s own data, or for a speaker whose own card is on the site',
  policy: editors,
  params: z.object({ guid }),
  body: z.strictObject({ participant: guid.nullable() }),
  response: contentDetail,
})

export const keepSpeaker = defineRoute({
  method: 'POST',
  path: '/organizer/content/speaker/:guid/keep',
  summary:
    'Leave the card of a speaker who takes part no more on the site; 409 while they take part or without their consent',
  policy: editors,
  params: z.object({ guid }),
  response: contentDetail,
})

export const searchSpeakerPeople = defineRoute({
  method: 'GET',
  path: '/organizer/speakers/people',
  summary: 'Speakers of the current edition by name, company or phone, the first twenty',
  policy: editors,
  query: z.strictObject({ q: z.string().trim().min(2, 'required').max(100, 'too_long') }),
  response: z.object({
    items: z.array(
      z.object({
        guid,
        name: z.string(),
        company: z.string().nullable(),
        /** The speaker's own card: none, not on the site, or on the site. */
        card: z.enum(['none', 'draft', 'site']),
      }),
    ),
  }),
})

export const listLeftSpeakers = defineRoute({
  method: 'GET',
  path: '/organizer/speakers/left',
  summary:
    'Cards on the site of speakers who take part no more, until an editor takes them off or keeps them',
  policy: editors,
  response: z.object({
    items: z.array(z.object({ guid, title: z.object({ ru: z.string(), en: z.string() }) })),
  }),
})
