import { type Audience, audiences } from './audience.ts'
import { isOthers, keptPrefix, type Lifetime, sessionKey } from './kept-key.ts'
import { forgetPages } from './kept-pages.ts'
import { attempt, keptPlace } from './kept-place.ts'

/**
 * Forgets what is kept for a log-in that has ended, and the log-in itself, in this tab and for all tabs. `chosen` says whether what the person chose
 * to keep goes too: on log-out, not on expiry. Other tabs forget their own when they notice. `stays` keeps the log-in itself where only what was
 * kept for it must go: were it deleted and written anew, another tab could read it in between and log out.
 */
export function forgetAll(
  audience: Audience,
  { chosen, stays = false }: { chosen: boolean; stays?: boolean },
): void {
  const session = stays ? sessionKey(audience) : null
  const lifetimes: Lifetime[] = chosen ? ['choice', 'login'] : ['login']
  for (const lifetime of lifetimes) {
    const prefix = keptPrefix(lifetime, audience)
    forgetKeys(key => key.startsWith(prefix) && key !== session)
  }
  if (audience !== 'participant') return
  // Only a badge that opens without a log-in still needs the cabinet's pages.
  if (chosen || !hasKey(key => key.startsWith(keptPrefix('choice', audience)))) void forgetPages('cabinet')
}

/** Forgets what is kept for other accounts of this audience, after somebody else has logged in. */
export function forgetOthers(audience: Audience, owner: string): void {
  for (const lifetime of ['choice', 'login'] as const) {
    const prefix = keptPrefix(lifetime, audience)
    forgetKeys(key => isOthers(key, prefix, owner))
  }
}

/** Forgets what this tab keeps of any account for its log-in; an awaited code belongs to nobody yet and stays. */
export function forgetTab(audience: Audience): void {
  const prefix = keptPrefix('login', audience)
  forgetKeys(key => isOthers(key, prefix, ''), [true])
}

/** Forgets what is kept of one participant to whom the account has lost access. */
export function forgetParticipant(audience: Audience, guid: string): void {
  for (const lifetime of ['choice', 'login'] as const) {
    const prefix = keptPrefix(lifetime, audience)
    forgetKeys(key => key.startsWith(prefix) && key.includes(guid))
  }
}

/** Whether anything is kept for any log-in. */
export function keepsLogIn(): boolean {
  return audiences.some(audience => hasKey(key => key.startsWith(keptPrefix('login', audience))))
}

function forgetKeys(isIt: (key: string) => boolean, places = [true, false]): void {
  for (const tab of places)
    attempt(() => {
      const place = keptPlace(tab)
      for (const key of keysOf(place)) if (isIt(key)) place?.removeItem(key)
    })
}

function hasKey(isIt: (key: string) => boolean): boolean {
  return attempt(() => keysOf(keptPlace(false)).some(isIt)) ?? false
}

function keysOf(place: ReturnType<typeof keptPlace>): string[] {
  return Array.from({ length: place?.length ?? 0 }, (_, index) => place?.key(index) ?? '')
}
