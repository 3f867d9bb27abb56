import { type SiteSettings, type SiteSettingsAnswer, saveSiteSettings } from '#contract/site-setting.ts'
import { type SitePart, siteParts } from '#domain/edition/site-window.ts'
import { type ContractorRole, contractorRoles } from '#domain/staff-company/contractor-role.ts'
import type { Fault, Judge } from '#web/kit/contract-form/judge.ts'
import { zonedInstant, zonedParts } from '#web/kit/dates/zoned-instant.ts'
import { readSum, sumText } from '#web/kit/words/sum-text.ts'

type WindowField = `${SitePart}From` | `${SitePart}To`

/** Hours as the browser's field for day and time has them, in the edition's time zone; places as text, the price in roubles. */
export type SiteSettingsValues = Record<WindowField, string> &
  Record<ContractorRole, string> & { price: string }

export function siteSettingsValues(
  { settings }: SiteSettingsAnswer,
  { timeZone, locale }: { timeZone: string; locale: 'ru' | 'en' },
): SiteSettingsValues {
  const typed = (instant: string | undefined) => {
    if (!instant) return ''
    const { day, time } = zonedParts(Date.parse(instant), timeZone)
    return `${day}T${time}`
  }
  const windows = siteParts.flatMap(part => {
    const window = settings.windows.find(each => each.part === part)
    return [
      [`${part}From`, typed(window?.from)],
      [`${part}To`, typed(window?.to)],
    ]
  })
  const places = contractorRoles.map(role => [role, String(settings.places[role])])
  return {
    ...Object.fromEntries([...windows, ...places]),
    price: sumText(settings.placePriceKopecks, locale),
  } as SiteSettingsValues
}

/** A part without hours is not worked on; one with half of them is a fault at the empty field. */
export function judgeSiteSettings(timeZone: string): Judge<SiteSettingsValues, SiteSettings> {
  return typed => {
    const faults: Fault[] = []
    const instant = (field: WindowField) => {
      const [day = '', time = ''] = typed[field].split('T')
      const read = zonedInstant(day, time.slice(0, 5), timeZone)
      if (read === null) faults.push({ field, code: typed[field] === '' ? 'required' : 'value_invalid' })
      return new Date(read ?? 0).toISOString()
    }
    const windows = siteParts
      .filter(part => typed[`${part}From`] !== '' || typed[`${part}To`] !== '')
      .map(part => ({ part, from: instant(`${part}From`), to: instant(`${part}To`) }))
    const places = Object.fromEntries(
      contractorRoles.map(role => [
        role,
        /^\s*\d{1,4}\s*$/.test(typed[role]) ? Number(typed[role]) : Number.NaN,
      ]),
    )
    const price = readSum(typed.price)
    if (price === null) faults.push({ field: 'price', code: 'value_invalid' })
    const judged = saveSiteSettings.body.shape.settings.safeParse({
      windows: faults.length > 0 ? [] : windows,
      places,
      placePriceKopecks: price ?? '0',
    })
    for (const { path, message } of judged.error?.issues ?? []) faults.push(placed(path.map(String), message))
    return judged.success && faults.length === 0 ? { ok: true, value: judged.data } : { ok: false, faults }
  }
}

function placed([part = '', field = '']: string[], code: string): Fault {
  if (part === 'windows') return { field: `${field}To`, code }
  return { field: part === 'places' ? field : 'price', code }
}

/** The form's name for a field of the server. */
export function siteSettingsField(path: string): string {
  const [, part = '', field = ''] = path.split('.')
  return placed([part, field], '').field
}
