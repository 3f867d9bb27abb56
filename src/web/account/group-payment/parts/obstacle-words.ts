import type { GroupMember } from '#contract/group.ts'
import { m } from '#messages/compiled/messages.js'
import type { PayObstacle } from '../rules.ts'

export const obstacleWords: Record<PayObstacle, (member: GroupMember) => string> = {
  approval: m.group_pay_not_approved,
  security: m.group_pay_not_security,
  settled: m.group_pay_not_settled,
  invoice: member => m.group_pay_not_invoice({ number: member.invoice?.number ?? '' }),
  card: m.group_pay_not_card,
  ended: m.group_pay_not_ended,
}
