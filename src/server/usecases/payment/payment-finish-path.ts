/** The return page of a card payment in a language (spec point 2); the server may not import the web's paths. */
export function pathOfPaymentFinish(locale: 'ru' | 'en', callbackGuid: string): string {
  return `${locale === 'en' ? '/en' : ''}/account/payment/finish/${callbackGuid}`
}
