import type { z } from 'zod'
import { describeNetworkFault } from '../delivery-error.ts'
import type { AcquirerRefusal, AcquirerResult, CardAcquirer, Receipt } from './port.ts'
import { createAddressCheck } from './webhook-addresses.ts'
import {
  findSettlement,
  parseJson,
  readNotification,
  toAcquirerPayment,
  toAmountValue,
  toSettlementReceipt,
  vatCode,
  yookassaMadeReceipt,
  yookassaPayment,
  yookassaReceipts,
  yookassaRefund,
} from './yookassa-objects.ts'

export interface YookassaSettings {
  shopId: string
  secretKey: string
  /** YooKassa's number of the seller's tax system; left out when the cash register knows it. */
  taxSystemCode?: number
  /** YooKassa's own by default. */
  baseUrl?: string
  timeoutMilliseconds?: number
  /** Networks that webhooks may come from; by default those YooKassa publishes. */
  webhookSources?: readonly string[]
}

const publishedSources = [
  '185.71.76.0/27',
  '185.71.77.0/27',
  '77.75.153.0/25',
  '77.75.154.128/25',
  '77.75.156.11',
  '77.75.156.35',
  '2a02:5180::/32',
]

type Call = { method: 'GET' | 'POST'; path: string; body?: unknown; idempotencyKey?: string }

/** Card payments through YooKassa, API v3: redirect to its page, capture at once. */
export function createYookassaAcquirer(settings: YookassaSettings): CardAcquirer {
  const isTrusted = createAddressCheck(settings.webhookSources ?? publishedSources)
  const callPayment = async (call: Call) => {
    const answer = await request(settings, call, yookassaPayment)
    return answer.ok ? { ok: true as const, payment: toAcquirerPayment(answer.object) } : answer
  }
  return {
    createPayment: ({ amount, currency, description, returnUrl, orderId, receipt, locale, idempotencyKey }) =>
      callPayment({
        method: 'POST',
        path: 'payments',
        idempotencyKey,
        body: {
          amount: { value: toAmountValue(amount), currency },
          capture: true,
          payment_method_data: { type: 'bank_card' },
          confirmation: {
            type: 'redirect',
            return_url: returnUrl,
            locale: locale === 'ru' ? 'ru_RU' : 'en_US',
          },
          description: description.slice(0, 128),
          metadata: { order_id: orderId },
          receipt: toReceipt(receipt, currency, settings.taxSystemCode),
        },
      }),

    getPayment: providerId =>
      callPayment({ method: 'GET', path: `payments/${encodeURIComponent(providerId)}` }),

    cancel: ({ providerId, idempotencyKey }) =>
      callPayment({
        method: 'POST',
        path: `payments/${encodeURIComponent(providerId)}/cancel`,
        idempotencyKey,
        body: {},
      }),

    async refund({ providerId, amount, receipt, idempotencyKey }) {
      const answer = await request(
        settings,
        {
          method: 'POST',
          path: 'refunds',
          idempotencyKey,
          body: {
            payment_id: providerId,
            amount: { value: toAmountValue(amount), currency: 'RUB' },
            receipt: toReceipt(receipt, 'RUB', settings.taxSystemCode),
          },
        },
        yookassaRefund,
      )
      return answer.ok ? { ok: true, refundId: answer.object.id, status: answer.object.status } : answer
    },

    async createSettlementReceipt({ providerId, amount, receipt, idempotencyKey }) {
      const answer = await request(
        settings,
        {
          method: 'POST',
          path: 'receipts',
          idempotencyKey,
          body: {
            type: 'payment',
            payment_id: providerId,
            send: true,
            ...toReceipt(receipt, 'RUB', settings.taxSystemCode),
            settlements: [{ type: 'prepayment', amount: { value: toAmountValue(amount), currency: 'RUB' } }],
          },
        },
        yookassaMadeReceipt,
      )
      return answer.ok ? { ok: true, receipt: toSettlementReceipt(answer.object) } : answer
    },

    async findSettlementReceipt(providerId) {
      const path = `receipts?payment_id=${encodeURIComponent(providerId)}`
      const answer = await request(settings, { method: 'GET', path }, yookassaReceipts)
      return answer.ok ? { ok: true, receipt: findSettlement(answer.object.items) } : answer
    },

    parseWebhook({ rawBody, remoteAddress }) {
      if (!isTrusted(remoteAddress)) return { ok: false, code: 'untrusted_sender' }
      return readNotification(rawBody)
    },
  }
}

async function request<Schema extends z.ZodType>(
  settings: YookassaSettings,
  call: Call,
  schema: Schema,
): Promise<AcquirerResult<{ object: z.infer<Schema> }>> {
  const base = (settings.baseUrl ?? 'https://api.yookassa.ru/v3').replace(/\/+$/, '')
  const credentials = Buffer.from(`${settings.shopId}:${settings.secretKey}`).toString('base64')
  try {
    const response = await fetch(`${base}/${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Basic ${credentials}`,
        accept: 'application/json',
        ...(call.idempotencyKey === undefined ? {} : { 'idempotence-key': call.idempotencyKey }),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? 15_000),
    })
    const answer = parseJson(await response.text())
    if (!response.ok) return { ok: false, ...readRefusal(response.status, answer) }
    const object = schema.safeParse(answer)
    if (!object.success) return { ok: false, code: 'outcome_unknown', detail: 'answer of an unknown shape' }
    return { ok: true, object: object.data }
  } catch (error) {
    return { ok: false, ...readNetworkFault(error) }
  }
}

function readRefusal(status: number, answer: unknown): { code: AcquirerRefusal; detail: string } {
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null
  const detail = `HTTP ${status}${typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? ` ${code}` : ''}`
  if (status === 404) return { code: 'not_found', detail }
  // Our key is wrong or we made too many calls: the payment was not touched.
  if (status === 401 || status === 403 || status === 429) return { code: 'unavailable', detail }
  return { code: status >= 500 || status === 408 ? 'outcome_unknown' : 'rejected', detail }
}

/** A connection that was never made took no money; one that broke may have. */
function readNetworkFault(error: unknown): { code: AcquirerRefusal; detail: string } {
  const detail = describeNetworkFault(error)
  const neverMade = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(detail)
  return { code: neverMade ? 'unavailable' : 'outcome_unknown', detail }
}

function toReceipt({ customer, items }: Receipt, currency: string, taxSystemCode: number | undefined) {
  return {
    customer: {
      ...(customer.fullName === null ? {} : { full_name: customer.fullName }),
      ...(customer.email === null ? {} : { email: customer.email }),
      ...(customer.phone === null ? {} : { phone: customer.phone.replace(/^\+/, '') }),
    },
    ...(taxSystemCode === undefined ? {} : { tax_system_code: taxSystemCode }),
    items: items.map(item => ({
      description: item.description.slice(0, 128),
      quantity: item.quantity,
      amount: { value: toAmountValue(item.unitAmount), currency },
      vat_code: vatCode(item),
      payment_mode: item.paymentMode,
      payment_subject: 'service',
      measure: 'piece',
    })),
  }
}
