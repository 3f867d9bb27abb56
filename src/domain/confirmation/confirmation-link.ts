import type { ApplicationStatus } from '../application/application-status.ts'

/** A confirmation link lives for 48 hours (spec points 2 and 9). */
export const confirmationLinkLife = 48 * 3_600_000

/** One person's link may be resent after ten minutes at the earliest, and at most five times a day; milliseconds. */
export const resendLimits = { pause: 600_000, day: 86_400_000, perDay: 5 } as const

/**
 * How many links one account may send in an hour, since each is an SMS to a typed phone: an assistant goes person by person, a coordinator may send
 * to a whole group twice.
 */
export const linksPerHour = { assistant: 30, coordinator: 1000 } as const

/** Milliseconds until an account may send another link; `limiting` is when it sent the last link its limit allows, null before that. */
export function waitForSender(limiting: Date | null, now: Date): number {
  return limiting === null ? 0 : Math.max(0, limiting.getTime() + 3_600_000 - now.getTime())
}

export type ConfirmationLinkFacts = {
  usedAt: Date | null
  /** A newer link was sent, or the application has ended. */
  supersededAt: Date | null
  expiresAt: Date
  status: ApplicationStatus
}

/**
 * Whether a link still opens what was entered. Refused when the application is gone (`link_invalid`), was confirmed in any way (`link_used`), when a
 * newer link was sent or 48 hours have passed (`confirmation_expired`).
 */
export function judgeConfirmationLink(
  link: ConfirmationLinkFacts,
  now: Date,
): { ok: true } | { ok: false; code: 'link_invalid' | 'link_used' | 'confirmation_expired' } {
  if (link.status === 'cancelled') return { ok: false, code: 'link_invalid' }
  if (link.usedAt || link.status !== 'unconfirmed') return { ok: false, code: 'link_used' }
  if (link.supersededAt || link.expiresAt <= now) return { ok: false, code: 'confirmation_expired' }
  return { ok: true }
}

/** Whether another link may be sent to a person; `sentAt` are the earlier sendings, in any order. A corrected number need not wait: nobody got the link before. */
export function judgeResend(
  facts: { sentAt: readonly Date[]; corrected: boolean },
  now: Date,
): { ok: true } | { ok: false; code: 'link_sent_recently'; retryAfterSeconds: number } {
  const ages = facts.sentAt.map(at => now.getTime() - at.getTime())
  const newest = facts.corrected ? 0 : resendLimits.pause - Math.min(...ages)
  // The oldest of the last five is the first to fall out of the day.
  const fifth = ages.toSorted((one, other) => one - other)[resendLimits.perDay - 1]
  const wait = Math.max(newest, fifth === undefined ? 0 : resendLimits.day - fifth)
  if (wait <= 0) return { ok: true }
  return { ok: false, code: 'link_sent_recently', retryAfterSeconds: Math.ceil(wait / 1000) }
}
