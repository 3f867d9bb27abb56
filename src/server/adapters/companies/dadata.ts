import type { FaultLog } from '#server/fault-log.ts'
import { describeNetworkFault, isRetryableStatus } from '../delivery-error.ts'
import { dadataAnswer, readParties } from './dadata-answer.ts'
import { createLookupCache } from './lookup-cache.ts'
import type { CompanyLookup, CompanyRegister } from './port.ts'

export interface DadataSettings {
  apiKey: string
  /** DaData's own by default. */
  baseUrl?: string
  timeoutMilliseconds?: number
}

type Attempt = { answer: CompanyLookup } | { fault: string; retryable: boolean }

/** Why the register gave no answer; the code counts it. */
class RegisterFault extends Error {
  readonly code: string

  constructor(fault: string) {
    super(fault)
    this.name = 'RegisterFault'
    this.code = fault.replaceAll(' ', '-')
  }
}

/**
 * Company register of DaData: a time-out of three seconds, one retry, cached answers; simultaneous questions about one INN are asked once.
 * @param options.now machine's time in milliseconds
 * @param options.faults told why a look-up failed (a wrong key, a spent quota); never given the key or the INN
 */
export function createDadataCompanyRegister(
  settings: DadataSettings,
  options: { now(): number; faults: FaultLog },
): CompanyRegister {
  const cache = createLookupCache({ now: options.now })
  const running = new Map<string, Promise<CompanyLookup>>()

  async function ask(inn: string): Promise<CompanyLookup> {
    let attempt = await requestParty(settings, inn)
    if ('fault' in attempt && attempt.retryable) attempt = await requestParty(settings, inn)
    if ('fault' in attempt) {
      options.faults.report('companies', new RegisterFault(attempt.fault))
      return { ok: false, code: 'company_lookup_failed' }
    }
    options.faults.recovered('companies')
    cache.set(inn, attempt.answer)
    return attempt.answer
  }

  return {
    async findByInn(inn) {
      if (!/^(\d{10}|\d{12})$/.test(inn)) return { ok: false, code: 'inn_not_found' }
      const known = cache.get(inn)
      if (known !== null) return known
      const started = running.get(inn) ?? ask(inn).finally(() => running.delete(inn))
      running.set(inn, started)
      return started
    },
  }
}

async function requestParty(settings: DadataSettings, inn: string): Promise<Attempt> {
  const base = (settings.baseUrl ?? 'https://suggestions.dadata.ru/suggestions/api/4_1/rs').replace(
    /\/+$/,
    '',
  )
  try {
    const response = await fetch(`${base}/findById/party`, {
      method: 'POST',
      headers: {
        authorization: `Token ${settings.apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ query: inn, count: 20 }),
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeoutMilliseconds ?? 3_000),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { fault: `HTTP ${response.status}`, retryable: isRetryableStatus(response.status) }
    }
    const answer = dadataAnswer.safeParse(await response.json())
    if (!answer.success) return { fault: 'answer of an unknown shape', retryable: false }
    const parties = readParties(answer.data)
    return { answer: parties === null ? { ok: false, code: 'inn_not_found' } : { ok: true, ...parties } }
  } catch (error) {
    return { fault: describeNetworkFault(error), retryable: true }
  }
}
