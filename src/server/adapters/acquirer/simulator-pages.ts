import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SimulatedPayment, type WebhookMode, webhookModes } from './simulated-payment.ts'
import type { AcquirerSimulator } from './simulator.ts'
import {
  type CardField,
  type PageLanguage,
  prepareCardForm,
  renderCardPage,
  renderCodePage,
  renderNotFoundPage,
  renderResultPage,
  renderSettingsPage,
} from './simulator-page-html.ts'
import { simulatorContentSecurityPolicy } from './simulator-page-style.ts'
import { findTestCard, testCards } from './test-cards.ts'

const formType = 'application/x-www-form-urlencoded'

/**
 * The simulator's own pages at `/dev/acquirer/{paymentId}` and `/dev/acquirer/settings`, and its webhooks to the app. Registered only in demo and
 * test mode; without a `webhookUrl` no webhook is sent. Forms post back to the same address, so they work without JavaScript.
 */
export async function simulatorPages(
  app: FastifyInstance,
  options: { simulator: AcquirerSimulator; webhookUrl: string | null },
): Promise<void> {
  const { simulator } = options
  const courier = options.webhookUrl === null ? null : simulator.startWebhooks(options.webhookUrl)
  app.addHook('onClose', async () => courier?.stop())

  // This plugin parses forms itself, whatever the app around it does with them.
  if (app.hasContentTypeParser(formType)) app.removeContentTypeParser(formType)
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 4_096 }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)))
  })

  app.get('/dev/acquirer/settings', async (request, reply) =>
    sendPage(reply, 200, renderSettingsPage(await simulator.isAvailable(), readLanguage(request, 'ru'))),
  )

  app.post('/dev/acquirer/settings', async (request, reply) => {
    await simulator.setAvailable(readForm(request).get('available') === 'yes')
    return reply.redirect(`/dev/acquirer/settings?lang=${readLanguage(request, 'ru')}`, 303)
  })

  app.get<{ Params: { paymentId: string } }>('/dev/acquirer/:paymentId', async (request, reply) => {
    const payment = await simulator.show(request.params.paymentId)
    if (payment === null) return sendPage(reply, 404, renderNotFoundPage(readLanguage(request, 'ru')))
    const chosen = readQuery(request).get('card')
    const form = prepareCardForm(testCards.find(card => card.outcome === chosen))
    return sendPayment(reply, payment, readLanguage(request, payment.locale), form)
  })

  app.post<{ Params: { paymentId: string } }>('/dev/acquirer/:paymentId/card', async (request, reply) => {
    const payment = await simulator.show(request.params.paymentId)
    if (payment === null) return sendPage(reply, 404, renderNotFoundPage(readLanguage(request, 'ru')))
    const language = readLanguage(request, payment.locale)
    const form = readCardForm(readForm(request))
    const card = findTestCard(form.number)
    const wrong = findWrongFields(form)
    if (payment.status === 'awaiting_card' && (card === null || wrong.length > 0)) {
      return sendPayment(reply, payment, language, form, wrong)
    }
    const paid =
      card === null ? null : await simulator.payByCard(payment.id, { card, webhookMode: form.mode })
    return continueFrom(reply, paid ?? payment, language)
  })

  app.post<{ Params: { paymentId: string } }>('/dev/acquirer/:paymentId/code', async (request, reply) => {
    const payment = await simulator.show(request.params.paymentId)
    if (payment === null) return sendPage(reply, 404, renderNotFoundPage(readLanguage(request, 'ru')))
    const confirmed = await simulator.confirmCode(payment.id, readForm(request).get('code')?.trim() ?? '')
    return continueFrom(reply, confirmed ?? payment, readLanguage(request, payment.locale))
  })

  /** Continues to the code or back to the shop; the mode "out of order" notifies the shop before the payer arrives. */
  async function continueFrom(reply: FastifyReply, payment: SimulatedPayment, language: PageLanguage) {
    const isOpen = payment.status === 'awaiting_card' || payment.status === 'awaiting_code'
    if (isOpen) return reply.redirect(`/dev/acquirer/${payment.id}?lang=${language}`, 303)
    if (payment.webhookMode === 'out_of_order') await courier?.deliverDue()
    return reply.header('referrer-policy', 'no-referrer').redirect(payment.returnUrl, 303)
  }
}

function sendPayment(
  reply: FastifyReply,
  payment: SimulatedPayment,
  language: PageLanguage,
  form: ReturnType<typeof prepareCardForm>,
  wrong: readonly CardField[] = [],
): FastifyReply {
  const origin = new URL(payment.returnUrl).origin
  if (payment.status === 'awaiting_card') {
    const status = wrong.length === 0 ? 200 : 422
    return sendPage(reply, status, renderCardPage(payment, language, form, wrong), origin)
  }
  if (payment.status === 'awaiting_code')
    return sendPage(reply, 200, renderCodePage(payment, language), origin)
  return sendPage(reply, 200, renderResultPage(payment, payment.status, language), origin)
}

function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  returnOrigin: string | null = null,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': simulatorContentSecurityPolicy(returnOrigin),
      'cache-control': 'no-store',
      // Not stricter: a form posted from a page without a referrer has no usable origin either.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(html)
}

function readCardForm(form: URLSearchParams) {
  const field = (name: string) => (form.get(name) ?? '').trim().slice(0, 40)
  const mode: WebhookMode = webhookModes.find(known => known === form.get('mode')) ?? 'normal'
  return { number: field('number'), expiry: field('expiry'), code: field('code'), mode }
}

function findWrongFields(form: { number: string; expiry: string; code: string }): CardField[] {
  const wrong: CardField[] = []
  if (findTestCard(form.number) === null) wrong.push('number')
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(form.expiry)) wrong.push('expiry')
  if (!/^\d{3}$/.test(form.code)) wrong.push('code')
  return wrong
}

function readForm(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
}

function readQuery(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams
}

function readLanguage(request: FastifyRequest, otherwise: PageLanguage): PageLanguage {
  const asked = readQuery(request).get('lang')
  return asked === 'ru' || asked === 'en' ? asked : otherwise
}
