import type { TransferHub, TransferSection } from '#contract/transfer.ts'
import { noTransfer, type Transfer, type TransferField } from '#domain/transfer/transfer.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay } from '#web/kit/dates/forum-dates.ts'
import type { SectionField } from './section-difference.ts'

/** The transfer as its form holds it: empty texts instead of null, and nothing chosen before the first save. */
export type TransferForm = Record<Exclude<TransferField, 'needed'>, string> & { needed: '' | 'yes' | 'no' }

const lines = Object.keys(noTransfer).filter(field => field !== 'needed') as Exclude<
  TransferField,
  'needed'
>[]

export function formOf({ transfer }: Pick<TransferSection, 'transfer'>): TransferForm {
  const entries = lines.map(field => [field, transfer?.[field] ?? ''])
  const needed = transfer === null ? '' : transfer.needed ? 'yes' : 'no'
  return { ...Object.fromEntries(entries), needed } as TransferForm
}

/** What is sent. A form without a choice would count as not needed, but `required` stops it first. */
export function transferOf(values: TransferForm): Transfer {
  const entries = lines.map(field => [field, values[field].trim() || null])
  return { ...Object.fromEntries(entries), needed: values.needed === 'yes' } as Transfer
}

/** The label of each field, in the order of the form. */
export const transferLabels: Record<TransferField, () => string> = {
  needed: m.transfer_needed,
  arrivalHub: m.transfer_arrival_hub,
  arrivalDay: m.transfer_arrival_day,
  arrivalTime: m.transfer_arrival_time,
  arrivalNumber: m.transfer_arrival_number,
  arrivalPlace: m.transfer_arrival_place,
  departureHub: m.transfer_departure_hub,
  departureDay: m.transfer_departure_day,
  departureTime: m.transfer_departure_time,
  departureNumber: m.transfer_departure_number,
  departurePlace: m.transfer_departure_place,
}

/** The fields of the transfer with their values in words, in the order of the form. */
export function transferFields(
  hubs: readonly TransferHub[],
  locale: 'ru' | 'en',
): SectionField<TransferForm>[] {
  const hub = (guid: string) => hubs.find(one => one.guid === guid)?.name ?? guid
  const day = (value: string) => (value ? formatDay(value, locale) : '')
  const needed = (value: string) => (value === '' ? '' : value === 'yes' ? m.yes() : m.no())
  const shows: Partial<Record<TransferField, (value: string) => string>> = {
    needed,
    arrivalHub: hub,
    arrivalDay: day,
    departureHub: hub,
    departureDay: day,
  }
  return (Object.keys(transferLabels) as TransferField[]).map(name => {
    const show = shows[name]
    return { name, label: transferLabels[name](), ...(show && { show }) }
  })
}
