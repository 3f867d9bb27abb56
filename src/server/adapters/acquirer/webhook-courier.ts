import type { QueuedWebhook, SimulatedPaymentStore } from './simulated-payment.ts'
import { signatureHeader, signWebhook } from './simulator-webhooks.ts'

const second = 1_000
/** Pauses in seconds after the first, second ... refused delivery; after the last one, a day later, the bank gives up. */
const ladder = [2, 10, 30, 120, 600, 3_600, 21_600, 57_600].map(pause => pause * second)
const answerTime = 5 * second
/** Longer than any delivery takes: a killed courier's webhooks come back, and nobody repeats one that is still being delivered. */
const hidingTime = 30 * second
const longestSleep = 30 * second

export interface WebhookCourier {
  /** Delivers everything that is due and waits for it. */
  deliverDue(): Promise<void>
  /** Call when something may have become due. */
  wake(): void
  /** Waits for the current delivery, then stops. */
  stop(): Promise<void>
}

/** Delivers the simulator's webhooks, including those queued by another instance or an earlier run. */
export function startWebhookCourier(options: {
  store: SimulatedPaymentStore
  webhookUrl: string
  secret: string
  wall(): Date
  /** Told when the books cannot be read. */
  warn(fault: string): void
}): WebhookCourier {
  const { store, wall } = options
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let woken = false

  async function deliver(webhook: QueuedWebhook): Promise<void> {
    const taken = await post(options.webhookUrl, webhook.body, options.secret, stopping.signal)
    if (stopping.signal.aborted && !taken) return
    const pause = ladder[webhook.attempts - 1]
    if (taken || pause === undefined) await store.removeWebhook(webhook.id)
    else await store.postponeWebhook(webhook.id, new Date(wall().getTime() + pause))
  }

  async function deliverDue(): Promise<void> {
    const now = wall()
    const due = await store.claimWebhooks(now, new Date(now.getTime() + hidingTime))
    await Promise.all(due.map(deliver))
  }

  async function round(): Promise<void> {
    let sleep = longestSleep
    woken = false
    try {
      await deliverDue()
      const next = await store.nextWebhookAt()
      if (next !== null) sleep = Math.min(Math.max(next.getTime() - wall().getTime(), 20), longestSleep)
    } catch (error) {
      options.warn(error instanceof Error ? error.name : 'unknown fault')
    }
    // A webhook queued during this round must not wait for the next one.
    schedule(woken ? 0 : sleep)
  }

  function schedule(pause: number): void {
    if (stopping.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(round)
    }, pause)
    timer.unref()
  }

  schedule(0)
  return {
    deliverDue,
    wake() {
      woken = true
      schedule(0)
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

async function post(url: string, body: string, secret: string, stopping: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(body, secret) },
      body,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(answerTime), stopping]),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
