import { keptText } from '#web/kit/kept/kept.ts'

const choice = keptText('gate-camera', { of: 'none', until: 'browser' })

/** Whether this device reads with its camera: whoever has a hand scanner turns it off and spares the battery. */
export function readsByCamera(): boolean {
  return choice.read() !== 'off'
}

export function readByCamera(wanted: boolean): void {
  if (wanted) choice.forget()
  else choice.write('off')
}
