import { DeliveryError, describeNetworkFault, faultOfStatus, isUnanswered } from '../delivery-error.ts'
import type { HttpGatewaySettings } from './http-gateway-settings.ts'
import type { SmsSender } from './port.ts'

const defaultTimeout = 10_000
/** Messages a second that the usual gateways allow without an agreement. */
const defaultPace = 10
/** A gateway's answer is a few hundred bytes; anything longer is something else. */
const longestAnswer = 64 * 1024

/** Sends SMS by one configurable HTTP request. Errors name the status or the gateway's code, never phone or text. */
export function createHttpGatewaySmsSender(
  settings: HttpGatewaySettings,
  options: { timeoutMilliseconds?: number; pace?: number } = {},
): SmsSender {
  const timeout = options.timeoutMilliseconds ?? defaultTimeout
  return {
    pace: options.pace ?? defaultPace,
    async send(message) {
      const response = await request(settings, message, timeout)
      if (!response.ok) {
        throw new DeliveryError(`HTTP ${response.status}`, faultOfStatus(response.status))
      }
      return { providerId: readAcceptance(settings.response, response.body) }
    },
  }
}

async function request(
  settings: HttpGatewaySettings,
  message: { to: string; text: string; reference: string },
  timeout: number,
): Promise<{ ok: boolean; status: number; body: string }> {
  const values = { ...message, digits: message.to.replace(/^\+/, '') }
  const body =
    settings.body === undefined || settings.method === 'GET'
      ? undefined
      : fillTemplate(
          settings.body,
          values,
          settings.bodyFormat === 'json' ? escapeForJson : encodeURIComponent,
        )
  const contentType =
    settings.bodyFormat === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  try {
    const response = await fetch(fillTemplate(settings.url, values, encodeURIComponent), {
      method: settings.method,
      headers: { ...(body === undefined ? {} : { 'content-type': contentType }), ...settings.headers },
      ...(body === undefined ? {} : { body }),
      // Followed, a redirect could turn the POST into a GET and carry the phone elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    return { ok: response.ok, status: response.status, body: (await response.text()).slice(0, longestAnswer) }
  } catch (error) {
    const perhapsTaken = isUnanswered(error) && !hasReference(settings)
    throw new DeliveryError(describeNetworkFault(error), 'outage', { perhapsTaken })
  }
}

/** A gateway that is told our reference may recognise a message that it has already. */
function hasReference({ url, body = '' }: HttpGatewaySettings): boolean {
  return `${url} ${body}`.includes('{reference}')
}

function readAcceptance(rules: HttpGatewaySettings['response'], body: string): string {
  const answer = parseJson(body)
  // A page instead of JSON comes from something in between: a proxy, or a provider's notice of an outage.
  if (answer === null) throw new DeliveryError('answer is not JSON', 'outage')
  const errorCode = rules.errorPath === undefined ? null : readPath(answer, rules.errorPath)
  if (errorCode !== null) {
    // Codes are short; anything longer may be a sentence that quotes the phone.
    const shown = /^[\w.-]{1,32}$/.test(errorCode) && !/\d{7}/.test(errorCode) ? errorCode : 'unreadable'
    throw new DeliveryError(`code ${shown}`, faultOfCode(rules, errorCode))
  }
  const accepted =
    rules.accepted === undefined || readPath(answer, rules.accepted.path) === rules.accepted.equals
  const providerId = readPath(answer, rules.idPath)
  if (!accepted || providerId === null) throw new DeliveryError('not accepted', 'refused')
  return providerId
}

/** A code that the settings do not name is about this message. */
function faultOfCode(rules: HttpGatewaySettings['response'], code: string) {
  if (rules.settingsErrors.includes(code)) return 'settings'
  if (rules.retryableErrors.includes(code)) return 'outage'
  return rules.addressErrors.includes(code) ? 'address' : 'refused'
}

function fillTemplate(
  template: string,
  values: Record<string, string>,
  encode: (value: string) => string,
): string {
  return template.replace(/\{(to|digits|text|reference)\}/g, (_, name: string) => encode(values[name] ?? ''))
}

function escapeForJson(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The scalar at a dotted path as text; null when there is none. */
function readPath(answer: unknown, path: string): string | null {
  let value: unknown = answer
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null
    value = Reflect.get(value, key)
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null
}
