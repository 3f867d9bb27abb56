import type { DocumentLocale } from './document-format.ts'

interface InvoiceTexts {
  title: (number: string, date: string) => string
  payUntil: (date: string) => string
  bankBlock: { bank: string; bic: string; account: string; inn: string; kpp: string; payee: string }
  qr: string
  seller: string
  buyer: string
  basis: string
  identifiers: (numbers: { inn: string | null; kpp: string | null; foreign: string | null }) => string
  columns: { line: string; name: string; quantity: string; unit: string; price: string; sum: string }
  unit: string
  participant: (name: string) => string
  total: string
  vat: (percent: bigint) => string
  vatBefore: (percent: bigint, date: string) => string
  vatFrom: (percent: bigint, date: string) => string
  noVat: string
  toPay: string
  inAll: (lines: number, sum: string) => string
  purpose: string
  purposeBefore: (date: string) => string
  purposeFrom: (date: string) => string
  abroad: string
  /** How the signed original comes: through this provider of electronic exchange, or by post. */
  original: (edoOperator: string | null) => string
  purposeHint: string
  head: string
  accountant: string
  seal: string
  stamps: { paid: string; paidByCard: string; cancelled: string }
  continued: (number: string, date: string) => string
  pageOf: (page: number, count: number) => string
}

const ru: InvoiceTexts = {
  title: (number, date) => `Счёт на оплату № ${number} от ${date}`,
  payUntil: date =>
    `Счёт действителен до ${date} включительно. При частичной оплате или после этого срока напишите нам.`,
  bankBlock: {
    bank: 'Банк получателя',
    bic: 'БИК',
    account: 'Сч. №',
    inn: 'ИНН',
    kpp: 'КПП',
    payee: 'Получатель',
  },
  qr: 'QR-код для оплаты',
  seller: 'Исполнитель',
  buyer: 'Заказчик',
  basis: 'Основание',
  identifiers: ({ inn, kpp, foreign }) =>
    [inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`, foreign && `рег. № ${foreign}`].filter(Boolean).join(', '),
  columns: { line: '№', name: 'Услуга', quantity: 'Кол-во', unit: 'Ед.', price: 'Цена, ₽', sum: 'Сумма, ₽' },
  unit: 'усл. ед.',
  participant: name => `Участник: ${name}`,
  total: 'Итого',
  vat: percent => `В том числе НДС (${percent}\u00a0%)`,
  vatBefore: (percent, date) => `В том числе НДС (${percent}\u00a0%), если деньги придут до ${date}`,
  vatFrom: (percent, date) => `В том числе НДС (${percent}\u00a0%), если деньги придут с ${date}`,
  noVat: 'Без НДС',
  toPay: 'Всего к оплате',
  inAll: (lines, sum) => `Всего наименований ${lines}, на сумму ${sum}`,
  purpose: 'Назначение платежа',
  purposeBefore: date => `Назначение платежа, если платите до ${date}`,
  purposeFrom: date => `Назначение платежа, если платите с ${date}`,
  abroad: 'Оплата из-за рубежа',
  original: edoOperator =>
    `Подписанный оригинал пришлём ${edoOperator === null ? 'почтой: адрес можно указать в личном кабинете, в разделе «Документы»' : `по ЭДО (${edoOperator})`}. Для оплаты достаточно этого файла.`,
  purposeHint: 'Перенесите в платёжное поручение без изменений: по номеру счёта мы узнаем ваш платёж.',
  head: 'Руководитель',
  accountant: 'Главный бухгалтер',
  seal: 'М. П.',
  stamps: { paid: 'Оплачен', paidByCard: 'Оплачен картой', cancelled: 'Отменён' },
  continued: (number, date) => `Счёт на оплату № ${number} от ${date}, продолжение`,
  pageOf: (page, count) => `Страница ${page} из ${count}`,
}

const en: InvoiceTexts = {
  title: (number, date) => `Invoice No. ${number} of ${date}`,
  payUntil: date => `Valid until ${date} inclusive. If you pay in part or later, please write to us first.`,
  bankBlock: {
    bank: 'Beneficiary’s bank',
    bic: 'BIC',
    account: 'Acc.',
    inn: 'INN',
    kpp: 'KPP',
    payee: 'Beneficiary',
  },
  qr: 'QR code to pay',
  seller: 'Seller',
  buyer: 'Buyer',
  basis: 'Basis',
  identifiers: ({ inn, kpp, foreign }) =>
    [inn && `INN ${inn}`, kpp && `KPP ${kpp}`, foreign && `reg. no. ${foreign}`].filter(Boolean).join(', '),
  columns: {
    line: 'No.',
    name: 'Service',
    quantity: 'Qty',
    unit: 'Unit',
    price: 'Price, RUB',
    sum: 'Amount, RUB',
  },
  unit: 'unit',
  participant: name => `Participant: ${name}`,
  total: 'Total',
  vat: percent => `Including VAT (${percent}%)`,
  vatBefore: (percent, date) => `Including VAT (${percent}%) if the money comes before ${date}`,
  vatFrom: (percent, date) => `Including VAT (${percent}%) if the money comes on or after ${date}`,
  noVat: 'No VAT',
  toPay: 'Amount due',
  inAll: (lines, sum) => `${lines} ${lines === 1 ? 'line' : 'lines'}, total ${sum}`,
  purpose: 'Purpose of payment',
  purposeBefore: date => `Purpose of payment if you pay before ${date}`,
  purposeFrom: date => `Purpose of payment if you pay on or after ${date}`,
  abroad: 'Paying from abroad',
  original: edoOperator =>
    `The signed original comes ${edoOperator === null ? 'by post: give the address in your account, under Documents' : `by electronic exchange (${edoOperator})`}. This file is enough to pay by.`,
  purposeHint:
    'Copy it into the payment order in Russian, unchanged: the invoice number tells us the payment is yours.',
  head: 'Head',
  accountant: 'Chief accountant',
  seal: 'Seal',
  stamps: { paid: 'Paid', paidByCard: 'Paid by card', cancelled: 'Cancelled' },
  continued: (number, date) => `Invoice No. ${number} of ${date}, continued`,
  pageOf: (page, count) => `Page ${page} of ${count}`,
}

/** Words of the printed invoice, in both languages. */
export const invoiceTexts: Record<DocumentLocale, InvoiceTexts> = { ru, en }
