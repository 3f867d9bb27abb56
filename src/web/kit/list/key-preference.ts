const key = 'quorum-console-keys'

/** Whether single letters act in queues; on unless the organiser turned them off in this browser. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Keeps the choice; where storage is closed it stays on. */
export function setKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Nothing to keep it in.
  }
}
