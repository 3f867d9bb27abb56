import type { TransferSection } from '#contract/transfer.ts'
import { noTransfer, type Transfer, type TransferField } from '#domain/transfer/transfer.ts'

/** The transfer as its form holds it: empty text for what is not said, and nothing chosen before the first save. */
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

/** What is sent; a form on which nothing was chosen counts as not needed and is stopped before by `required`. */
export function transferOf(values: TransferForm): Transfer {
  const entries = lines.map(field => [field, values[field].trim() || null])
  return { ...Object.fromEntries(entries), needed: values.needed === 'yes' } as Transfer
}
