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
  /** The version that the editor sees; 409 when somebody saved another one meanwhile. */
  body: z.strictObject({ version: z.int().min(1) }),
  response: contentDetail,
  idempotent: true,
})
