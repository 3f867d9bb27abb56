import { z } from 'zod'
import { noticeChoices } from '#domain/message/notice-channels.ts'
import { guid, isoInstant, locale } from './field.ts'
import { defineRoute } from './route.ts'

export const settings = z.object({
  version: z.int(),
  /** Language of messages; the interface takes its language from the address. */
  locale,
  noticesBy: z.enum(noticeChoices),
  /** Where service messages go. */
  phone: z.string(),
  email: z.string().nullable(),
  /** Since when the person has agreed to marketing letters; null where they have not. */
  advertisingSince: isoInstant.nullable(),
  /** The application may be withdrawn by the person now. */
  withdrawable: z.boolean(),
  /** The application is not under way, so nothing can be changed. */
  closed: z.boolean(),
})

export type Settings = z.infer<typeof settings>

/** Language and channels of service messages. */
export const messageSettings = z.strictObject({ locale, noticesBy: z.enum(noticeChoices) })

const params = z.object({ guid })

export const readSettings = defineRoute({
  method: 'GET',
  path: '/participants/:guid/settings',
  summary: 'Language and way of messages, marketing, and what may be withdrawn',
  policy: { kind: 'account' },
  params,
  response: settings,
})

export const saveSettings = defineRoute({
  method: 'PUT',
  path: '/participants/:guid/settings',
  summary: 'Save the language and the way of service messages; codes of log-in always go by SMS',
  policy: { kind: 'account' },
  params,
  body: messageSettings.extend({ version: z.int() }),
  response: settings,
})
