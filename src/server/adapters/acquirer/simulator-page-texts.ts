import type { FinalStatus, WebhookMode } from './simulated-payment.ts'
import type { TestCard } from './test-cards.ts'

interface SimulatorPageTexts {
  bank: string
  warning: string
  payment: string
  toPay: string
  sum: string
  cardNumber: string
  expiry: string
  securityCode: string
  pay: (amount: string) => string
  back: string
  leave: string
  testCards: string
  testCardsHint: string
  fillIn: string
  cards: Record<TestCard['outcome'], string>
  webhook: string
  webhookHint: string
  webhooks: Record<WebhookMode, string>
  errorsTitle: string
  unknownCard: string
  expiryFormat: string
  securityCodeFormat: string
  codeTitle: string
  codeSent: (lastFour: string) => string
  code: string
  codeHint: string
  confirm: string
  abandon: string
  results: Record<FinalStatus, [title: string, text: string]>
  notFound: [title: string, text: string]
  settingsTitle: string
  available: string
  unavailable: string
  switchOn: string
  switchOff: string
  settingsHint: string
  otherLanguage: string
}

const ru: SimulatorPageTexts = {
  bank: 'Учебный эквайринг',
  warning: 'Это симулятор банка. Деньги не списываются, настоящие карты не принимаются.',
  payment: 'Оплата картой',
  toPay: 'К оплате',
  sum: 'Сумма',
  cardNumber: 'Номер карты',
  expiry: 'Срок действия',
  securityCode: 'CVC',
  pay: amount => `Оплатить ${amount}`,
  back: 'Вернуться на сайт без оплаты',
  leave: 'Вернуться на сайт',
  testCards: 'Тестовые карты',
  testCardsHint: 'Выберите, чем закончится оплата: номер подставится в форму.',
  fillIn: 'Подставить',
  cards: {
    success: 'Оплата проходит',
    three_d_secure: 'Оплата с 3-D Secure',
    insufficient_funds: 'Не хватает денег',
    card_expired: 'Срок карты истёк',
    fraud_suspected: 'Подозрение на мошенничество',
  },
  webhook: 'Уведомление магазину',
  webhookHint: 'Как банк сообщит сайту о результате.',
  webhooks: {
    normal: 'Обычное, через полсекунды',
    delayed: 'С задержкой 30 секунд',
    duplicated: 'Три раза подряд',
    out_of_order: 'До возврата на сайт, потом устаревшее',
    lost: 'Потеряно, придётся спросить',
    wrong_amount: 'Сумма на рубль меньше',
  },
  errorsTitle: 'Проверьте данные карты',
  unknownCard: 'Симулятор принимает только тестовые карты из списка.',
  expiryFormat: 'Укажите месяц и год: 12/39.',
  securityCodeFormat: 'CVC — три цифры на обороте карты.',
  codeTitle: 'Подтвердите оплату',
  codeSent: lastFour => `Банк «отправил» код владельцу карты •••• ${lastFour}.`,
  code: 'Код из сообщения',
  codeHint: 'Подойдут любые четыре цифры, например 1234. Код 0000 банк отклонит.',
  confirm: 'Подтвердить',
  abandon: 'Уйти, не вводя код',
  results: {
    succeeded: ['Оплата прошла', 'Банк принял платёж. Вернитесь на сайт, чтобы продолжить.'],
    failed: ['Оплата не прошла', 'Банк отклонил платёж. Вернитесь на сайт и попробуйте ещё раз.'],
    canceled: ['Платёж отменён', 'Магазин отменил этот платёж. Деньги не списаны.'],
    expired: ['Время вышло', 'На оплату давался час. Вернитесь на сайт и начните оплату заново.'],
  },
  notFound: ['Такого платежа нет', 'Проверьте ссылку или начните оплату на сайте заново.'],
  settingsTitle: 'Настройки симулятора',
  available: 'Карты принимаются',
  unavailable: 'Карты временно не принимаются',
  switchOn: 'Принимать карты',
  switchOff: 'Не принимать карты',
  settingsHint: 'Пока приём выключен, новый платёж создать нельзя; начатые можно завершить.',
  otherLanguage: 'English',
}

const en: SimulatorPageTexts = {
  bank: 'Practice Acquiring',
  warning: 'This is a bank simulator. No money is taken and real cards are refused.',
  payment: 'Pay by card',
  toPay: 'To pay',
  sum: 'Amount',
  cardNumber: 'Card number',
  expiry: 'Valid thru',
  securityCode: 'CVC',
  pay: amount => `Pay ${amount}`,
  back: 'Return to the site without paying',
  leave: 'Return to the site',
  testCards: 'Test cards',
  testCardsHint: 'Choose how the payment ends: the number is filled in for you.',
  fillIn: 'Fill in',
  cards: {
    success: 'Payment succeeds',
    three_d_secure: 'Payment with 3-D Secure',
    insufficient_funds: 'Insufficient funds',
    card_expired: 'Card has expired',
    fraud_suspected: 'Fraud suspected',
  },
  webhook: 'Notice to the shop',
  webhookHint: 'How the bank tells the site about the result.',
  webhooks: {
    normal: 'Usual, half a second later',
    delayed: '30 seconds late',
    duplicated: 'Three times',
    out_of_order: 'Before the return, then an outdated one',
    lost: 'Lost: the site has to ask',
    wrong_amount: 'One rouble less than asked',
  },
  errorsTitle: 'Check the card details',
  unknownCard: 'The simulator takes only the test cards of the list.',
  expiryFormat: 'Give month and year: 12/39.',
  securityCodeFormat: 'The CVC is the three digits on the back of the card.',
  codeTitle: 'Confirm the payment',
  codeSent: lastFour => `The bank has “sent” a code to the holder of card •••• ${lastFour}.`,
  code: 'Code from the message',
  codeHint: 'Any four digits will do, 1234 for example. The bank declines 0000.',
  confirm: 'Confirm',
  abandon: 'Leave without a code',
  results: {
    succeeded: ['Payment accepted', 'The bank has taken the payment. Return to the site to go on.'],
    failed: ['Payment declined', 'The bank has declined the payment. Return to the site and try again.'],
    canceled: ['Payment cancelled', 'The shop has cancelled this payment. No money was taken.'],
    expired: ['Time is up', 'There was an hour to pay. Return to the site and start again.'],
  },
  notFound: ['No such payment', 'Check the link or start the payment again on the site.'],
  settingsTitle: 'Simulator settings',
  available: 'Cards are accepted',
  unavailable: 'Cards are temporarily not accepted',
  switchOn: 'Accept cards',
  switchOff: 'Refuse cards',
  settingsHint: 'While refused, no new payment can be made; those begun can be finished.',
  otherLanguage: 'Русский',
}

/** Texts of the simulator's own pages; not among the product's messages, because they do not exist in production. */
export const simulatorPageTexts = { ru, en }
