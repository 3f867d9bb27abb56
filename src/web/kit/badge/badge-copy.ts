import { z } from 'zod'
import { badge } from '#contract/badge.ts'
import { findChosen } from '#web/kit/kept/find-chosen.ts'
import { kept } from '#web/kit/kept/kept.ts'

const badgeCopy = z.object({
  guid: z.string(),
  badge,
  /** A data URL. */
  photograph: z.string().nullable(),
  /** ISO. */
  savedAt: z.string(),
})

/** The badge as it was last seen, for a gate without a network. */
export type BadgeCopy = z.infer<typeof badgeCopy>

const phoneName = 'badge-on-phone'
const common = { of: 'participant', until: 'logout', audience: 'participant' } as const

const inTab = kept('badge', badgeCopy, { ...common, tab: true })
const onPhone = kept(phoneName, badgeCopy, { ...common, outlives: 'expiry' })

/**
 * Keeps the badge in this tab for the time of the log-in. If the person wants it on the phone, it also opens there without a log-in. Only a badge
 * that admits is kept. False if the browser refused to keep it on the phone.
 */
export function keepBadgeCopy(copy: BadgeCopy, { phone }: { phone: boolean }): boolean {
  inTab.write(copy, copy.guid)
  if (phone && copy.badge.pass) return onPhone.write(copy, copy.guid)
  onPhone.forget(copy.guid)
  return true
}

/** Whether this participant's badge is kept on the phone. */
export function isBadgeOnPhone(guid: string): boolean {
  return onPhone.read(guid) !== null
}

/** The copy of this participant, or with null, where nobody is logged in, the one on the phone, until its pass ends. `now` is by the edition's clock. */
export function readBadgeCopy(guid: string | null, now: Date): BadgeCopy | null {
  if (guid !== null) return inTab.read(guid) ?? ofToday(onPhone.read(guid), now)
  const found = findChosen('participant', phoneName, badgeCopy)
  if (found && !ofToday(found.value, now)) found.forget()
  return ofToday(found?.value ?? null, now)
}

/** Forgets every copy of this participant's badge: the server has refused it. */
export function forgetBadgeCopy(guid: string): void {
  inTab.forget(guid)
  onPhone.forget(guid)
}

function ofToday(copy: BadgeCopy | null, now: Date): BadgeCopy | null {
  const end = copy?.badge.pass?.validTo
  return end && Date.parse(end) > now.getTime() ? copy : null
}
