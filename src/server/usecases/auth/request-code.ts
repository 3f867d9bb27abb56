import { randomInt, randomUUID } from 'node:crypto'
import type * as routes from '#contract/auth.ts'
import {
  type CodePurpose,
  maySendCode,
  oneTimeCodeLimits,
  resendWaitSeconds,
} from '#domain/account/one-time-code.ts'
import {
  codeHistory,
  countWrongCodes,
  insertCode,
  lockCodeRequests,
} from '#server/persistence/one-time-code-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { messages } from '../message/message-catalogue.ts'
import { queueMessage } from '../message/queue-message.ts'
import { renderTexts } from '../message/render-message.ts'
import { checkChallenge } from './challenge.ts'

/**
 * Sends a one-time code to a phone within the limits of product.md §5. Does not check whether the phone is known, so neither the answer nor its
 * timing reveals it.
 */
export const requestCode: UseCase<
  typeof routes.otpRequest,
  'clock' | 'config' | 'database' | 'jobs' | 'sealer'
> = async ({ body: input, facts }, needs) => {
  const now = needs.clock.wall()
  const wrongInAll = await countWrongCodes(needs.database, new Date(now.getTime() - 86_400_000))
  if (wrongInAll >= oneTimeCodeLimits.wrongInAllDay)
    checkChallenge(needs, { phone: input.phone, challenge: input.challenge, now })

  const phonePrefix = input.phone.slice(0, -4)
  const requestGuid = randomUUID()
  const code = randomInt(0, 10 ** oneTimeCodeLimits.digits)
    .toString()
    .padStart(oneTimeCodeLimits.digits, '0')

  const sentBefore = await needs.database.transaction().execute(async tx => {
    await lockCodeRequests(tx, [
      `phone:${input.phone}`,
      `prefix:${phonePrefix}`,
      `address:${facts.addressHash.toString('hex')}`,
    ])
    const history = await codeHistory(tx, {
      phone: input.phone,
      phonePrefix,
      addressHash: facts.addressHash,
      now,
    })
    const verdict = maySendCode(history)
    if (!verdict.ok) refuse(verdict.code, { retryAfterSeconds: verdict.retryAfterSeconds })
    await insertCode(tx, {
      requestGuid,
      phone: input.phone,
      phonePrefix,
      addressHash: facts.addressHash,
      purpose: input.purpose,
      codeHash: hashCode(needs, { requestGuid, purpose: input.purpose, code }),
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
      { participantGuid: null, phone: input.phone, email: null, locale: facts.locale },
    )
    return history.sentSinceLogin.length
  })
  return {
    requestId: requestGuid,
    expiresIn: oneTimeCodeLimits.lifeSeconds,
    retryAfter: resendWaitSeconds(sentBefore + 1),
  }
}

/** Codes are stored as a keyed hash bound to their request and purpose. */
export function hashCode(
  needs: Needs<'sealer'>,
  { requestGuid, purpose, code }: { requestGuid: string; purpose: CodePurpose; code: string },
): Buffer {
  return needs.sealer.hash('one-time-code', `${requestGuid}:${purpose}:${code}`)
}
