/** The return page of a card payment in a language (spec point 2); the web's own paths are not the server's to import. */
export function pathOfPaymentFinish(locale: 'ru' | 'en', callbackGuid: string): string {
  return `${locale === 'en' ? '/en' : ''}/account/payment/finish/${callbackGuid}`
}
