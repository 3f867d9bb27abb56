import { setTimeout as sleep } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import { sendersLookEvery } from '#domain/message/message-pace.ts'
import { smtpConnections } from '../adapters/mail/port.ts'
import { nextMessageDue } from '../persistence/message-turn-queries.ts'
import { drawForLetter } from '../usecases/invoice/render-invoice.ts'
import { type MessageToSend, sendMessage } from '../usecases/message/send-message.ts'
import { takeMessages } from '../usecases/message/take-messages.ts'

type Sending = Parameters<typeof sendMessage>[0] & Parameters<typeof drawForLetter>[0]

export type MessagePump = {
  /** Something may be due: a message was queued, here or in another copy of the app. */
  wake(): void
  /** Sends what is on its way and takes nothing more. */
  stop(): Promise<void>
}

/**
 * Codes have lanes of their own: a gateway that hangs over other messages does not hold them up. A letter takes a connection of the mail server's for
 * itself, so there are no more lanes than connections; one that waited for a connection could outlive its claim and be sent twice.
 */
const lanesOf = {
  sms: { codes: 4, others: 12 },
  email: { codes: 1, others: smtpConnections - 1 },
} as const satisfies Record<MessageChannel, { codes: number; others: number }>

/** With a fast pace several messages are taken at a time. */
const paceSleep = 50
/** Something is due that cannot be taken just now, because another transaction holds it. */
const heldSleep = 100
const afterFault = 1_000
/** Longer than a gateway is waited for, or what it takes at the end would be sent a second time. */
const longestStop = 25_000

/** Sends the messages of one channel as they become due, at its pace; each copy of the app with workers runs one for each channel. */
export function startMessagePump(needs: Sending, channel: MessageChannel): MessagePump {
  const { pace } = channel === 'sms' ? needs.sms : needs.mail
  const lanes = lanesOf[channel]
  const codes = new PQueue({ concurrency: lanes.codes })
  const others = new PQueue({ concurrency: lanes.others })
  let stopped = false
  let woken = false
  /** Until the timer rings nothing may be taken, whatever comes. */
  let resting = false
  /** All lanes of a kind are taken, so the end of a sending is news. */
  let crowded = false
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null

  function start(message: MessageToSend): void {
    const lane = message.urgency === 'code' ? codes : others
    void lane.add(async () => {
      await sendMessage(needs, message, invoice => drawForLetter(needs, invoice)).catch(error =>
        needs.faults.report('database', error),
      )
      if (crowded) wake()
    })
  }

  /** Takes what may be taken; gives the milliseconds until it is worth to ask again. */
  async function take(): Promise<number> {
    woken = false
    resting = false
    const room = { codes: lanes.codes - inLane(codes), others: lanes.others - inLane(others) }
    crowded = room.codes <= 0 || room.others <= 0
    if (room.codes <= 0 && room.others <= 0) return sendersLookEvery
    const { taken, wait } = await takeMessages(needs, { channel, pace, room })
    for (const message of taken) start(message)
    if (wait !== null) {
      resting = true
      return Math.max(wait, paceSleep)
    }
    if (crowded) return sendersLookEvery
    if (taken.length > 0) return 0
    const now = needs.clock.wall()
    const next = await nextMessageDue(needs.database, channel, now)
    return next ? Math.max(next.getTime() - now.getTime(), heldSleep) : sendersLookEvery
  }

  async function run(): Promise<void> {
    const wait = await take().catch(error => {
      needs.faults.report('database', error)
      resting = true
      return afterFault
    })
    running = null
    if (stopped) return
    const soon = woken && !resting ? 0 : Math.min(wait, sendersLookEvery)
    timer = setTimeout(begin, soon)
  }

  function begin(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (!running && !stopped) running = run()
  }

  function wake(): void {
    woken = true
    if (!running && !resting) begin()
  }

  begin()
  return {
    wake,
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
      const idle = Promise.all([codes.onIdle(), others.onIdle()])
      // What a hanging gateway holds is sent again later, by whoever runs then.
      await Promise.race([idle, sleep(longestStop, undefined, { ref: false })])
    },
  }
}

function inLane(lane: PQueue): number {
  return lane.pending + lane.size
}
