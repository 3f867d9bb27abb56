import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CreatePayment, Receipt } from '#server/adapters/acquirer/port.ts'

const money = z.object({ value: z.string(), currency: z.string() })

const receipt = z.object({
  customer: z.object({
    full_name: z.string().nullish(),
    email: z.string().nullish(),
    phone: z.string().nullish(),
  }),
  items: z.array(
    z.object({ description: z.string(), quantity: z.number(), amount: money, payment_mode: z.string() }),
  ),
})

const order = z.object({
  amount: money,
  confirmation: z.object({ return_url: z.string(), locale: z.string() }),
  description: z.string(),
  metadata: z.object({ order_id: z.string() }),
  receipt,
})

const refund = z.object({ payment_id: z.string(), amount: money, receipt })

/** What the shop ordered, in the simulator's words. A request of another shape is a fault of ours and ends in 500. */
export function readOrder({ body, headers }: FastifyRequest): CreatePayment {
  const given = order.parse(body)
  return {
    amount: toKopecks(given.amount.value),
    currency: 'RUB',
    description: given.description,
    returnUrl: given.confirmation.return_url,
    locale: given.confirmation.locale === 'ru_RU' ? 'ru' : 'en',
    orderId: given.metadata.order_id,
    receipt: toReceipt(given.receipt),
    idempotencyKey: String(headers['idempotence-key'] ?? ''),
  }
}

export function readRefund({ body, headers }: FastifyRequest) {
  const given = refund.parse(body)
  return {
    providerId: given.payment_id,
    amount: toKopecks(given.amount.value),
    receipt: toReceipt(given.receipt),
    idempotencyKey: String(headers['idempotence-key'] ?? ''),
  }
}

/** The simulator looks at the recipient and the sum alone. */
function toReceipt({ customer, items }: z.infer<typeof receipt>): Receipt {
  return {
    customer: {
      fullName: customer.full_name ?? null,
      email: customer.email ?? null,
      phone: customer.phone ?? null,
    },
    items: items.map(({ description, quantity, amount }) => ({
      ...{ description, quantity, unitAmount: toKopecks(amount.value) },
      ...{ vatRate: null, vatCalculated: false, paymentMode: 'full_prepayment' as const },
    })),
  }
}

function toKopecks(value: string): bigint {
  return BigInt(value.replace('.', ''))
}
