import { keptText } from '#web/kit/kept/kept.ts'

const preference = keptText('quorum-console-keys', { of: 'none', until: 'browser' })

/** Whether single letters act in queues; on unless the organiser turned them off in this browser. */
export function keysAreOn(): boolean {
  return preference.read() !== 'off'
}

/** Where storage is forbidden, it stays on. */
export function setKeysOn(on: boolean): void {
  if (on) preference.forget()
  else preference.write('off')
}
