import { type TimeOrder, timeOrders } from '../search/time-order.ts'

/** Orders of the log, each both ways: by time, or by the words of a column and for each word by time. */
export const auditSorts = [
  ...timeOrders,
  'role',
  'roleDown',
  'action',
  'actionDown',
  'kind',
  'kindDown',
] as const
export type AuditSort = (typeof auditSorts)[number]

/** Orders in which the words of a column come before the time. */
type AuditWordSort = Exclude<AuditSort, TimeOrder>

export type AuditWordOrder = { by: 'role' | 'action' | 'kind'; isDown: boolean }

const wordOrders: Record<AuditWordSort, AuditWordOrder> = {
  role: { by: 'role', isDown: false },
  roleDown: { by: 'role', isDown: true },
  action: { by: 'action', isDown: false },
  actionDown: { by: 'action', isDown: true },
  kind: { by: 'kind', isDown: false },
  kindDown: { by: 'kind', isDown: true },
}

export function auditWordOrder(sort: AuditWordSort): AuditWordOrder {
  return wordOrders[sort]
}
