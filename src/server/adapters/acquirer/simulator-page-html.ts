import { formatMoney } from '#domain/payment/money.ts'
import { type FinalStatus, openStatuses, type SimulatedPayment, webhookModes } from './simulated-payment.ts'
import { simulatorStyle } from './simulator-page-style.ts'
import { simulatorPageTexts } from './simulator-page-texts.ts'
import { type TestCard, testCards, testSecurityCode } from './test-cards.ts'

export type PageLanguage = 'ru' | 'en'

export type CardField = 'number' | 'expiry' | 'code'

export interface CardForm {
  number: string
  expiry: string
  code: string
  mode: string
}

/** What the card form shows at first or after a test card was chosen. */
export function prepareCardForm(card: TestCard | undefined): CardForm {
  if (card === undefined) return { number: '', expiry: '', code: '', mode: 'normal' }
  return { number: card.number, expiry: card.expiry, code: testSecurityCode, mode: 'normal' }
}

export function renderCardPage(
  payment: SimulatedPayment,
  language: PageLanguage,
  form: CardForm,
  wrong: readonly CardField[],
): string {
  const t = simulatorPageTexts[language]
  const messages = { number: t.unknownCard, expiry: t.expiryFormat, code: t.securityCodeFormat }
  const input = (name: CardField, label: string, attributes: string) => `
    <div class="field"><label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${escapeHtml(form[name])}" inputmode="numeric" autocomplete="off" required
      ${attributes}${wrong.includes(name) ? ` aria-invalid="true" aria-describedby="wrong-${name}"` : ''}></div>`
  const errors = wrong.map(name => `<li id="wrong-${name}"><a href="#${name}">${messages[name]}</a></li>`)
  const modes = webhookModes.map(
    mode => `<option value="${mode}"${mode === form.mode ? ' selected' : ''}>${t.webhooks[mode]}</option>`,
  )
  const cards = testCards.map(
    card => `<li><a href="/dev/acquirer/${payment.id}?lang=${language}&amp;card=${card.outcome}"><span><strong>${t.cards[card.outcome]}</strong>
      <span class="number">${card.number}</span></span><span class="action">${t.fillIn}</span></a></li>`,
  )
  return renderLayout(addressOf(payment), language, t.payment, 'wide', [
    `<section><h1>${t.payment}</h1>${renderSum(payment, language)}
    ${errors.length === 0 ? '' : `<div class="errors" role="alert"><h2>${t.errorsTitle}</h2><ul>${errors.join('')}</ul></div>`}
    <form method="post" action="/dev/acquirer/${payment.id}/card?lang=${language}">
    ${input('number', t.cardNumber, 'placeholder="0000 0000 0000 0000" maxlength="23"')}
    <div class="pair">${input('expiry', t.expiry, 'placeholder="12/39" maxlength="5"')}
    ${input('code', t.securityCode, 'placeholder="123" maxlength="3"')}</div>
    <div class="field"><label for="mode">${t.webhook}</label>
    <select id="mode" name="mode" aria-describedby="mode-hint">${modes.join('')}</select>
    <span class="quiet" id="mode-hint">${t.webhookHint}</span></div>
    <button type="submit">${t.pay(formatMoney(payment.amount, language, 'always'))}</button></form>
    <a class="plain" href="${escapeHtml(payment.returnUrl)}">${t.back}</a></section>`,
    `<section><h2>${t.testCards}</h2><p class="quiet">${t.testCardsHint}</p><ul>${cards.join('')}</ul></section>`,
  ])
}

export function renderCodePage(payment: SimulatedPayment, language: PageLanguage): string {
  const t = simulatorPageTexts[language]
  return renderLayout(addressOf(payment), language, t.codeTitle, 'narrow', [
    `<section><h1>${t.codeTitle}</h1><p>${t.codeSent(escapeHtml(payment.cardLastFour ?? ''))}</p>
    ${renderSum(payment, language)}
    <form method="post" action="/dev/acquirer/${payment.id}/code?lang=${language}">
    <div class="field"><label for="code">${t.code}</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="off" maxlength="4" required autofocus aria-describedby="hint">
    <span class="quiet" id="hint">${t.codeHint}</span></div>
    <button type="submit">${t.confirm}</button></form>
    <a class="plain" href="${escapeHtml(payment.returnUrl)}">${t.abandon}</a></section>`,
  ])
}

/** A finished payment that is opened again. */
export function renderResultPage(
  payment: SimulatedPayment,
  status: FinalStatus,
  language: PageLanguage,
): string {
  const t = simulatorPageTexts[language]
  const [title, text] = t.results[status]
  return renderLayout(addressOf(payment), language, title, 'narrow', [
    `<section><h1>${title}</h1><p>${text}</p>${renderSum(payment, language)}
    <a class="button" href="${escapeHtml(payment.returnUrl)}">${t.leave}</a></section>`,
  ])
}

export function renderNotFoundPage(language: PageLanguage): string {
  const [title, text] = simulatorPageTexts[language].notFound
  return renderLayout('', language, title, 'narrow', [`<section><h1>${title}</h1><p>${text}</p></section>`])
}

/** The switch of "card payments temporarily unavailable". */
export function renderSettingsPage(available: boolean, language: PageLanguage): string {
  const t = simulatorPageTexts[language]
  return renderLayout('/dev/acquirer/settings', language, t.settingsTitle, 'narrow', [
    `<section><h1>${t.settingsTitle}</h1>
    <p class="state"><span class="dot${available ? '' : ' off'}" aria-hidden="true"></span>${available ? t.available : t.unavailable}</p>
    <p class="quiet">${t.settingsHint}</p>
    <form method="post" action="/dev/acquirer/settings?lang=${language}">
    <input type="hidden" name="available" value="${available ? 'no' : 'yes'}">
    <button type="submit">${available ? t.switchOff : t.switchOn}</button></form></section>`,
  ])
}

function addressOf(payment: SimulatedPayment): string {
  return `/dev/acquirer/${payment.id}`
}

function renderSum(payment: SimulatedPayment, language: PageLanguage): string {
  const t = simulatorPageTexts[language]
  return `<p class="quiet">${escapeHtml(payment.description)}</p>
    <div class="sum"><span>${openStatuses.includes(payment.status) ? t.toPay : t.sum}</span><strong>${formatMoney(payment.amount, language, 'always')}</strong></div>`
}

function renderLayout(
  path: string,
  language: PageLanguage,
  title: string,
  shape: 'wide' | 'narrow',
  sections: string[],
): string {
  const t = simulatorPageTexts[language]
  const other = language === 'ru' ? 'en' : 'ru'
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${t.bank}</title><style>${simulatorStyle}</style></head>
<body><p class="warning">${t.warning}</p>
<header><span class="bank"><svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#1d3fa5"/><path d="M6 11h16M6 15h8M6 19h5" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>${t.bank}</span>
<a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a></header>
<main class="${shape}">${sections.join('\n')}</main>
<footer><a href="/dev/acquirer/settings?lang=${language}">${t.settingsTitle}</a></footer></body></html>`
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, character => entities[character] ?? '')
}
