import type { CardPaymentLineState } from './card-payment-lines.ts'
import type { CardPaymentStatus } from './card-payment-merge.ts'

type Line = {
  guid: string
  state: CardPaymentLineState
  amountKopecks: string
  refundWanted: object | null
  refundAsked: boolean
}

/** Whether the money of one person has to go back and nobody has asked for that yet. */
export const isOpenRefund = ({
  state,
  refundWanted,
  refundAsked,
}: Pick<Line, 'state' | 'refundWanted' | 'refundAsked'>): boolean =>
  state === 'refundDue' && !refundWanted && !refundAsked

/** Whether it was taken for one person and has not gone back. */
export const isHere = ({ state }: Pick<Line, 'state'>): boolean =>
  state === 'charged' || state === 'refundDue'

/**
 * The whole money that is due as one call gives it back: of one person, or of everybody on the payment. Null where nothing is due, or where others on it
 * keep their places.
 */
export function dueRefund({
  status,
  lines,
}: {
  status: CardPaymentStatus
  lines: readonly Line[]
}): { lineGuid: string | undefined; kopecks: string } | null {
  if (status !== 'succeeded') return null
  const due = lines.filter(isOpenRefund)
  const [only] = due
  if (!only || (due.length > 1 && due.length < lines.filter(isHere).length)) return null
  return {
    lineGuid: due.length === 1 ? only.guid : undefined,
    kopecks: due.reduce((sum, { amountKopecks }) => sum + BigInt(amountKopecks), 0n).toString(),
  }
}
