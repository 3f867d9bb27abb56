import { describe, expect, it } from 'vitest'
import {
  type CodeHistory,
  type CodeState,
  codesInAllHour,
  judgeCode,
  maySendCode,
  oneTimeCodeLimits,
  resendWaitSeconds,
} from './one-time-code.ts'

const strange = { unverifiedByAddress: [], verifiedByAddress: 0, sentToPrefixCount: 0 }

const quiet: CodeHistory = {
  sentToPhone: [],
  sentToKnown: [],
  sentSinceLogin: [],
  wrongByPhoneDay: [],
  strange,
  sentInAllCount: 0,
  inAllHour: 1000,
}

const tooEarly = (retryAfterSeconds: number) => ({
  ok: false,
  code: 'code_resend_too_early',
  retryAfterSeconds,
})
const limitReached = (retryAfterSeconds: number) => ({
  ok: false,
  code: 'code_limit_reached',
  retryAfterSeconds,
})
const ok = { ok: true }

/** Newest first: `count` ages that begin at `newest` and lie `step` seconds apart. */
const ages = (count: number, newest: number, step = 1) =>
  Array.from({ length: count }, (_, index) => newest + index * step)

it('has the limits of product.md §5', () => {
  expect(oneTimeCodeLimits).toMatchObject({
    digits: 6,
    lifeSeconds: 300,
    triesPerCode: 5,
    firstResendSeconds: 60,
    codesPerPhoneHour: 5,
    codesPerPhoneHourKnown: 40,
    codesPerAddressHour: 20,
    mostPerAddressHour: 200,
    wrongPerPhoneDay: 10,
    wrongInAllDay: 1000,
  })
})

describe('resendWaitSeconds', () => {
  it.each([
    [0, 60],
    [1, 60],
    [2, 120],
    [3, 240],
    [4, 480],
    [5, 960],
  ])('after %i in a row: %i s', (sent, seconds) => {
    expect(resendWaitSeconds(sent)).toBe(seconds)
  })
})

describe('maySendCode', () => {
  it.each<[string, Partial<CodeHistory>, object]>([
    ['nothing sent yet', {}, ok],
    ['one just now', { sentSinceLogin: [0] }, tooEarly(60)],
    ['one 59 s ago', { sentSinceLogin: [59] }, tooEarly(1)],
    ['one 59.2 s ago: seconds are rounded up', { sentSinceLogin: [59.2] }, tooEarly(1)],
    ['one 60 s ago', { sentSinceLogin: [60] }, ok],
    ['two, the newest 60 s ago: the wait has doubled', { sentSinceLogin: [60, 130] }, tooEarly(60)],
    ['two, the newest 120 s ago', { sentSinceLogin: [120, 190] }, ok],
    ['three, the newest 239 s ago', { sentSinceLogin: [239, 400, 470] }, tooEarly(1)],
    ['three, the newest 240 s ago', { sentSinceLogin: [240, 400, 470] }, ok],
    ['four, the newest 480 s ago', { sentSinceLogin: [480, 800, 1000, 1100] }, ok],
    ['one just now, but that one was used', { sentToPhone: [0], sentSinceLogin: [] }, ok],
  ])('wait: %s', (_, change, expected) => {
    expect(maySendCode({ ...quiet, ...change })).toEqual(expected)
  })

  it.each<[string, Partial<CodeHistory>, object]>([
    ['4 codes to the phone in the hour', { sentToPhone: ages(4, 10) }, ok],
    [
      '5 codes: until the oldest of them is an hour old',
      { sentToPhone: ages(5, 10, 100) },
      limitReached(3190),
    ],
    ['5 codes, the oldest at the very end of the hour', { sentToPhone: ages(5, 3595.5) }, limitReached(1)],
    ['more than 5: the fifth newest counts', { sentToPhone: ages(7, 10, 100) }, limitReached(3190)],
    ['199 codes to the prefix', { strange: { ...strange, sentToPrefixCount: 199 } }, ok],
    ['200 codes to the prefix', { strange: { ...strange, sentToPrefixCount: 200 } }, limitReached(3600)],
    ['9 wrong codes in the day', { wrongByPhoneDay: ages(9, 100) }, ok],
    [
      '10 wrong codes: until the oldest is a day old',
      { wrongByPhoneDay: ages(10, 1, 1000) },
      limitReached(77_399),
    ],
    ['10 wrong codes, the oldest almost a day ago', { wrongByPhoneDay: ages(10, 86_399) }, limitReached(1)],
  ])('limit: %s', (_, change, expected) => {
    expect(maySendCode({ ...quiet, ...change })).toEqual(expected)
  })

  it.each<[string, number[], number, object]>([
    ['19 that nobody typed in', ages(19, 10), 0, ok],
    ['20 of them, some still awaited', ages(20, 1, 10), 0, limitReached(60)],
    ['20 of them, none awaited any more', ages(20, 300, 10), 0, limitReached(3110)],
    ['20 of them, the oldest about to leave the hour', ages(20, 10, 188.5), 0, limitReached(9)],
    ['20 beside one that was typed in', ages(20, 1), 1, ok],
    ['21 beside one that was typed in', ages(21, 400), 1, limitReached(3180)],
    ['an office: 19 awaited beside 300 typed in', ages(19, 1), 300, ok],
    ['199 beside 500 typed in', ages(199, 1), 500, ok],
    ['200 beside 500 typed in', ages(200, 400), 500, limitReached(3001)],
  ])('codes to an address: %s', (_, unverifiedByAddress, verifiedByAddress, expected) => {
    const facts = { ...strange, unverifiedByAddress, verifiedByAddress }
    expect(maySendCode({ ...quiet, strange: facts })).toEqual(expected)
  })

  it.each<[string, Partial<CodeHistory>, object]>([
    ['799 of 1000, a stranger', { sentInAllCount: 799 }, ok],
    ['800 of 1000, a stranger', { sentInAllCount: 800 }, limitReached(600)],
    ['800 of 1000, a known browser', { sentInAllCount: 800, strange: null }, ok],
    ['999 of 1000, a known browser', { sentInAllCount: 999, strange: null }, ok],
    ['1000 of 1000, a known browser', { sentInAllCount: 1000, strange: null }, limitReached(600)],
    [
      'a known browser has its own five',
      { strange: null, sentToPhone: ages(5, 10, 100) },
      limitReached(3190),
    ],
    [
      'a known browser has its own ten wrong codes',
      { strange: null, wrongByPhoneDay: ages(10, 86_399) },
      limitReached(1),
    ],
  ])('budget: %s', (_, change, expected) => {
    expect(maySendCode({ ...quiet, ...change })).toEqual(expected)
  })

  it.each([
    [1000, true, 800],
    [1000, false, 1000],
    [11, true, 8],
  ])('of %i codes an hour a stranger (%s) may have %i', (inAllHour, strange, expected) => {
    expect(codesInAllHour({ inAllHour, strange })).toBe(expected)
  })

  it('names the wait first when both hold', () => {
    const facts = { ...quiet, sentToPhone: ages(5, 10), sentSinceLogin: ages(5, 10) }
    expect(maySendCode(facts)).toEqual(tooEarly(950))
  })
})

describe('judgeCode', () => {
  const fresh: CodeState = { ageSeconds: 1, tries: 0, consumed: false, superseded: false }
  const refused = (code: string) => ({ ok: false, code })
  const wrong = (triesLeft: number) => ({ ok: false, code: 'code_wrong', triesLeft })

  it.each<[string, Partial<CodeState>, boolean, object]>([
    ['right at once', {}, true, ok],
    ['right in the last second', { ageSeconds: 299.999 }, true, ok],
    ['right when its life is over', { ageSeconds: 300 }, true, refused('code_expired')],
    ['wrong when its life is over', { ageSeconds: 300 }, false, refused('code_expired')],
    ['used before', { consumed: true }, true, refused('code_expired')],
    ['a newer one was sent', { superseded: true }, true, refused('code_superseded')],
    ['a newer one was sent and it is wrong', { superseded: true }, false, refused('code_superseded')],
    ['old and superseded', { superseded: true, ageSeconds: 300 }, true, refused('code_expired')],
    ['wrong the first time', {}, false, wrong(4)],
    ['wrong the second time', { tries: 1 }, false, wrong(3)],
    ['wrong the fourth time', { tries: 3 }, false, wrong(1)],
    ['wrong the fifth time', { tries: 4 }, false, refused('code_exhausted')],
    ['right at the fifth try', { tries: 4 }, true, ok],
    ['right after five wrong ones', { tries: 5 }, true, refused('code_exhausted')],
    ['wrong after five wrong ones', { tries: 5 }, false, refused('code_exhausted')],
  ])('%s', (_, change, matches, expected) => {
    expect(judgeCode({ ...fresh, ...change }, matches)).toEqual(expected)
  })
})

describe('all known browsers of a phone together', () => {
  it.each([
    ['thirty-nine', 39, null, ok],
    ['forty', 40, null, limitReached(3600 - 139)],
    ['forty, and a stranger asks', 40, strange, ok],
  ])('%s', (_, count, strange, verdict) => {
    expect(maySendCode({ ...quiet, strange, sentToKnown: ages(count, 100) })).toEqual(verdict)
  })
})
