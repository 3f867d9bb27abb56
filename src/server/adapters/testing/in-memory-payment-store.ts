import type {
  QueuedWebhook,
  SimulatedPayment,
  SimulatedPaymentStore,
  SimulatedReceipt,
} from '../acquirer/simulated-payment.ts'

/** The simulator's books without a database, with the same rules as the real ones. */
export function createInMemoryPaymentStore(): SimulatedPaymentStore & { webhooks: QueuedWebhook[] } {
  const payments = new Map<string, SimulatedPayment>()
  const refunds = new Map<string, string>()
  const receipts = new Map<string, SimulatedReceipt & { id: string }>()
  let webhooks: QueuedWebhook[] = []
  let available = true
  return {
    get webhooks() {
      return webhooks
    },
    async insert(payment) {
      const known = [...payments.values()].find(other => other.idempotencyKey === payment.idempotencyKey)
      if (known !== undefined) return known
      payments.set(payment.id, payment)
      return payment
    },
    async find(id) {
      return payments.get(id) ?? null
    },
    async advance(id, { from, change, news }) {
      const payment = payments.get(id)
      if (payment === undefined || !from.includes(payment.status)) return null
      const changed = { ...payment, ...change }
      payments.set(id, changed)
      webhooks.push(...news.map(webhook => ({ ...webhook, attempts: 0 })))
      return changed
    },
    async refund({ id, paymentId, amount, idempotencyKey }, news) {
      const payment = payments.get(paymentId)
      const known = refunds.get(idempotencyKey)
      if (known !== undefined) return known
      if (payment?.status !== 'succeeded') return null
      const refundedAmount = payment.refundedAmount + amount
      if (refundedAmount > (payment.capturedAmount ?? 0n)) return null
      payments.set(paymentId, { ...payment, refundedAmount })
      refunds.set(idempotencyKey, id)
      webhooks.push(...news.map(webhook => ({ ...webhook, attempts: 0 })))
      return id
    },
    async addReceipt({ idempotencyKey, ...receipt }) {
      const known = receipts.get(idempotencyKey)
      if (known !== undefined) return known.id
      const payment = payments.get(receipt.paymentId)
      if (receipt.amount > (payment?.capturedAmount ?? 0n) - (payment?.refundedAmount ?? 0n)) return null
      receipts.set(idempotencyKey, receipt)
      return receipt.id
    },
    async listReceipts(paymentId) {
      return [...receipts.values()].filter(receipt => receipt.paymentId === paymentId)
    },
    async readAvailability() {
      return available
    },
    async saveAvailability(value) {
      available = value
    },
    async claimWebhooks(now, hiddenUntil) {
      const due = webhooks.filter(webhook => webhook.dueAt <= now)
      for (const webhook of due) {
        webhook.dueAt = hiddenUntil
        webhook.attempts += 1
      }
      return due.map(webhook => ({ ...webhook }))
    },
    async nextWebhookAt() {
      const times = webhooks.map(webhook => webhook.dueAt.getTime())
      return times.length === 0 ? null : new Date(Math.min(...times))
    },
    async postponeWebhook(id, dueAt) {
      for (const webhook of webhooks) if (webhook.id === id) webhook.dueAt = dueAt
    },
    async removeWebhook(id) {
      webhooks = webhooks.filter(webhook => webhook.id !== id)
    },
  }
}
