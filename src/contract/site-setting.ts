import { z } from 'zod'
import { siteParts, siteWindowFaults } from '#domain/edition/site-window.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { isoInstant, kopecksWithin } from './field.ts'
import { defineRoute } from './route.ts'
import { siteWindow } from './staff-company.ts'

const settings = z.strictObject({
  /** One for each part in which people work on site; none while the edition has not said. */
  windows: z.array(z.strictObject({ part: z.enum(siteParts), from: isoInstant, to: isoInstant })).max(3),
  /** Places on the forum days in each package. */
  places: z.record(
    z.enum(contractorRoles),
    z.int('value_invalid').min(0, 'value_invalid').max(1000, 'value_invalid'),
  ),
  /** Of one more place on the forum days, VAT included; an offer begins with it. */
  placePriceKopecks: kopecksWithin(0n, 100_000_000n),
})

/** Names the parts whose hours overlap, end before they begin, or are given twice. */
const judgedSettings = settings.superRefine(({ windows }, context) => {
  const read = windows.map(({ part, from, to }) => ({ part, from: Date.parse(from), to: Date.parse(to) }))
  const twice = siteParts.filter(part => windows.filter(window => window.part === part).length > 1)
  for (const part of new Set([...siteWindowFaults(read), ...twice]))
    context.addIssue({ code: 'custom', message: 'site_window', path: ['windows', part] })
})

const answer = z.object({
  version: z.int(),
  settings: settings.extend({ windows: z.array(siteWindow) }),
})
export type SiteSettingsAnswer = z.infer<typeof answer>
export type SiteSettings = z.output<typeof settings>

const policy = { kind: 'organiser', permission: 'edit-site-settings' } as const

export const readSiteSettings = defineRoute({
  method: 'GET',
  path: '/organizer/site-settings',
  summary: 'Hours on site, places of the packages and the price of one more place',
  policy,
  response: answer,
})

export const saveSiteSettings = defineRoute({
  method: 'PUT',
  path: '/organizer/site-settings',
  summary:
    'Change them on the version that was read; passes and the companies’ pages follow at once, places already taken stay',
  policy,
  body: z.strictObject({ version: z.int(), settings: judgedSettings }),
  response: answer,
})
