import { z } from 'zod'
import { importantUpdate } from './chat.ts'
import { guid } from './field.ts'
import { defineRoute } from './route.ts'

export const listCompanyUpdates = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid/updates',
  summary: 'Important updates for companies on site, the newest first',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: z.object({ items: z.array(importantUpdate) }),
})

export const markCompanyUpdateRead = defineRoute({
  method: 'PUT',
  path: '/staff/companies/:guid/updates/:updateGuid/reading',
  summary: 'Mark an important update as read by the company',
  policy: { kind: 'account' },
  params: z.object({ guid, updateGuid: guid }),
  response: null,
})
