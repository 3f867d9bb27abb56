import { splitVat } from '#domain/payment/vat.ts'
import type { InvoiceDocument } from '../invoice-document.ts'

const line = {
  description: 'Участие в форуме «Кибербезопасность в финансах», 18–20 февраля 2026 г.',
  amount: 18_000_000n,
}

/** An invoice for tests; `participants` names its lines. */
export function sampleInvoice(
  participants: string[],
  change: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  const total = line.amount * BigInt(participants.length)
  return {
    locale: 'ru',
    number: '26-000123',
    date: '2026-01-15',
    payUntil: '2026-01-25',
    status: 'unpaid',
    statusDate: null,
    forumName: 'Кибербезопасность в финансах',
    forumPlace: '18–20 февраля 2026 г., Сириус',
    purposeSubject: 'участие в форуме',
    basis: 'Договор-оферта от 1 сентября 2025 г.',
    seller: {
      name: 'АНО «Дирекция форума»',
      inn: '7701234560',
      kpp: '770101001',
      address: '101000, г. Москва, Потаповский пер., д. 5, стр. 2',
      headName: 'Лаптева Е. С.',
      accountantName: 'Жукова М. И.',
      bank: {
        name: 'ПАО СБЕРБАНК',
        bic: '044525225',
        correspondentAccount: '30101810400000000225',
        account: '40702810500000001234',
      },
    },
    buyer: {
      name: 'ООО «Тихая Линия»',
      inn: '5499000681',
      kpp: '549901001',
      address: '630090, г. Новосибирск, ул. Николаева, д. 11',
    },
    edoOperator: null,
    lines: participants.map(participant => ({ ...line, participant })),
    total,
    vat: splitVat(total, 22n).vat,
    vatPercent: 22n,
    ...change,
  }
}
