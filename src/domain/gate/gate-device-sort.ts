/** Orders of the console's list of gate devices; each column goes both ways. By state and by zone the devices of each go by their gate. */
export const gateDeviceSorts = [
  'state',
  'stateDown',
  'gate',
  'gateDown',
  'name',
  'nameDown',
  'zone',
  'zoneDown',
  'seen',
  'seenDown',
  'mostConflicts',
  'fewestConflicts',
] as const
export type GateDeviceSort = (typeof gateDeviceSorts)[number]

/** States as a list goes by them: those in use come first, those shut out last. */
export const gateDeviceStateOrder = ['enrolled', 'awaited', 'lapsed', 'shutOut'] as const
