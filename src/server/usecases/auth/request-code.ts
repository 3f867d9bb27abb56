import { randomInt, randomUUID } from 'node:crypto'
import type * as routes from '#contract/auth.ts'
import {
  type CodeHistory,
  type CodePurpose,
  codesInAllHour,
  maySendCode,
  oneTimeCodeLimits,
  resendWaitSeconds,
} from '#domain/account/one-time-code.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import {
  codeHistory,
  countCodes,
  countInTurn,
  countWrongCodes,
  insertCode,
  lockCodeRequests,
} from '#server/persistence/one-time-code-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { DeviceCookie, Needs, UseCase } from '#server/use-case.ts'
import { messages } from '../message/message-catalogue.ts'
import { queueMessage } from '../message/queue-message.ts'
import { renderTexts } from '../message/render-message.ts'
import { checkChallenge } from './challenge.ts'
import { findDevice } from './known-device.ts'

/**
 * Sends a one-time code to a phone within the limits of product.md §5. Does not check whether the phone is known, so neither the answer nor its
 * timing reveals it.
 */
export const requestCode: UseCase<
  typeof routes.otpRequest,
  'clock' | 'config' | 'database' | 'log' | 'sealer',
  { cookie: DeviceCookie }
> = async ({ body: input, facts, cookie }, needs) => {
  const now = needs.clock.wall()
  const { phone, purpose, challenge } = input
  if ((await countWrongCodes(needs.database, now)) >= oneTimeCodeLimits.wrongInAllDay)
    checkChallenge(needs, { purpose: `request:${phone}`, challenge, now })

  const device = findDevice(needs, { phone, cookie, now })
  const phonePrefix = phone.slice(0, -4)
  const requestGuid = randomUUID()
  const code = randomInt(0, 10 ** oneTimeCodeLimits.digits)
    .toString()
    .padStart(oneTimeCodeLimits.digits, '0')

  const history = await needs.database.transaction().execute(async tx => {
    await lockCodeRequests(tx, [
      `phone:${phone}`,
      ...(device ? [] : [`prefix:${phonePrefix}`, `address:${facts.addressHash.toString('hex')}`]),
    ])
    const history = {
      ...(await codeHistory(tx, { phone, device, phonePrefix, addressHash: facts.addressHash, now })),
      ...(await countAll(needs, tx, now)),
    }
    const verdict = maySendCode(history)
    if (!verdict.ok) refuse(verdict.code, { retryAfterSeconds: verdict.retryAfterSeconds })
    await insertCode(tx, {
      requestGuid,
      phone,
      device,
      phonePrefix,
      addressHash: facts.addressHash,
      purpose,
      codeHash: hashCode(needs, { requestGuid, purpose, code }),
      createdAt: now,
    })
    const { host } = new URL(needs.config.publicUrl)
    await queueMessage(
      { needs, tx },
      {
        template: 'code',
        urgency: messages.code.urgency,
        expiresAt: new Date(now.getTime() + oneTimeCodeLimits.lifeSeconds * 1000),
        text: renderTexts(messages.code, facts.locale, { code, host }),
      },
      { participantGuid: null, phone, email: null, locale: facts.locale },
    )
    return history
  })
  alarmAtEnd(needs, history)
  return {
    requestId: requestGuid,
    expiresIn: oneTimeCodeLimits.lifeSeconds,
    retryAfter: resendWaitSeconds(history.sentSinceLogin.length + 1),
  }
}

async function countAll(
  needs: Needs<'config'>,
  tx: Tx,
  now: Date,
): Promise<Pick<CodeHistory, 'sentInAllCount' | 'inAllHour'>> {
  const inAllHour = needs.config.SMS_CODES_PER_HOUR
  const ends = [codesInAllHour({ inAllHour, strange: false }), codesInAllHour({ inAllHour, strange: true })]
  const count = (reader: Reader) => countCodes(reader, now)
  return { inAllHour, sentInAllCount: await countInTurn(tx, { name: 'codes-in-all', ends, count }) }
}

/** Whoever takes the last place says so, once: afterwards codes are refused in silence until the hour has moved on. */
function alarmAtEnd(needs: Needs<'log'>, { sentInAllCount, inAllHour }: CodeHistory): void {
  const sent = sentInAllCount + 1
  if (sent === codesInAllHour({ inAllHour, strange: false }))
    needs.log.error({ budget: inAllHour }, 'the hourly budget of codes by SMS is spent: nobody gets one')
  else if (sent === codesInAllHour({ inAllHour, strange: true }))
    needs.log.error(
      { budget: inAllHour },
      'four fifths of the hourly budget of codes by SMS are spent: only known browsers still get one',
    )
}

/** Codes are stored as a keyed hash bound to their request and purpose. */
export function hashCode(
  needs: Needs<'sealer'>,
  { requestGuid, purpose, code }: { requestGuid: string; purpose: CodePurpose; code: string },
): Buffer {
  return needs.sealer.hash('one-time-code', `${requestGuid}:${purpose}:${code}`)
}
