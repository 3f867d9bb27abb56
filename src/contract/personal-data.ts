import { z } from 'zod'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

export const downloadPersonalData = defineRoute({
  method: 'GET',
  path: '/participants/:guid/personal-data',
  summary:
    'Everything that is kept about the person, as a ZIP: data.json, pictures, documents, files of the chat',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: 'bytes',
})
