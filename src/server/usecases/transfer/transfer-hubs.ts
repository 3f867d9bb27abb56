import type { Locale } from '#contract/field.ts'
import type { TransferHub } from '#contract/transfer.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { present } from '../content/present-values.ts'

/** The hubs that may be chosen, in the order of the editors. */
export function presentHubs({ current }: ContentSnapshot, locale: Locale): TransferHub[] {
  return current.of('transferHub').map(({ guid, content }) => ({
    guid,
    name: present(content.name, locale),
    type: content.type,
    service: present(content.service, locale),
    hours: {
      arrivalDay: content.arrivalDay,
      departureDay: content.departureDay,
      firstCar: content.firstCar,
      lastCar: content.lastCar,
    },
  }))
}

/** The name of a hub; empty for one removed since. */
export function hubName(snapshot: ContentSnapshot, locale: Locale, guid: string | null): string {
  const found = guid && snapshot.find('transferHub', guid)
  return found ? present(found.item.content.name, locale) : ''
}
