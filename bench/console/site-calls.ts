import { gateDeviceStates, gateOutcomes } from '#contract/organiser-gate.ts'
import { packageStates } from '#contract/organiser-staff-company.ts'
import { gateConflictKinds } from '#domain/gate/gate-conflict.ts'
import { gateDeviceSorts } from '#domain/gate/gate-device-sort.ts'
import { gateScanSorts } from '#domain/gate/gate-scan-sort.ts'
import { gateDirections, gateZones } from '#domain/gate/gate-zone.ts'
import { raiseSorts } from '#domain/raise/raise-sort.ts'
import { raiseTabs } from '#domain/raise/raise-transitions.ts'
import { reviewSorts, vehicleSorts, volunteerReviewSorts } from '#domain/staff-company/review-sort.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { staffCompanySorts } from '#domain/staff-company/staff-company-sort.ts'
import { volunteerSorts } from '#domain/volunteer/volunteer-sort.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { byName, type ConsoleCall, each, lately, of, searched, searches, sorted } from './console-call.ts'

/** A plate as it is typed, the words of a gate, and a town. */
const plates = searched(['а123', 'A 123', '777', 'газель'])
const gates = searched(['вход 1', 'погрузка', 'телефон 3'])
const towns = searched(['сочи', 'лингвистика', 'университет'])
const review = [
  '',
  ...each('state', reviewStates),
  ...reviewStates.flatMap(state => [`state=${state}&sort=name`, `state=${state}&sort=newest`]),
  ...lately,
  ...searches,
  ...byName,
]

/** Lists of what works on the site: contractors, volunteers and gates. */
export const siteCalls: readonly ConsoleCall[] = [
  ...of('security', 'scans', 'gate/scans', [
    '',
    ...sorted(gateScanSorts),
    ...each('outcome', gateOutcomes),
    ...each('conflict', ['any', ...gateConflictKinds]),
    ...each('zone', gateZones),
    ...each('direction', gateDirections),
    'outcome=refused&zone=site',
    'outcome=overridden&sort=oldest',
    'conflict=any&outcome=admitted&direction=entry',
    'device=:device',
    'device=:device&outcome=refused',
    'device=:device&sort=oldest',
    'from=2025-09-14&to=2025-09-14',
    'from=2025-09-13&outcome=refused',
    ...searches,
    ...gates,
    ...searches.map(search => `outcome=refused&${search}`),
    ...searches.map(search => `sort=oldest&${search}`),
    ...['gate', 'state', 'name', 'company'].flatMap(sort =>
      [...searches, ...gates].map(search => `sort=${sort}&${search}`),
    ),
  ]),
  ...of('security', 'counts of scans', 'gate/scans/counts', [
    '',
    'outcome=refused',
    'zone=site',
    'conflict=any',
    'device=:device',
    'from=2025-09-14&to=2025-09-14',
    ...searches,
    ...gates,
  ]),
  ...of('admin', 'devices of the gates', 'gate/devices', [
    '',
    ...sorted(gateDeviceSorts),
    ...each('state', gateDeviceStates),
    'from=2025-09-10',
    ...gates,
  ]),
  ...of('security', 'employees', 'employees', [...review, ...sorted(reviewSorts)]),
  ...of('security', 'vehicles', 'vehicles', [...review, ...sorted(vehicleSorts), ...plates]),
  ...of('security', 'volunteers at security', 'volunteers/review', [
    ...review,
    ...sorted(volunteerReviewSorts),
  ]),
  ...of('logistics', 'volunteers', 'volunteers', [
    '',
    ...sorted(volunteerSorts),
    ...each('state', volunteerStates),
    ...volunteerStates.map(state => `state=${state}&sort=name`),
    ...each('shifts', ['with', 'without']),
    'shifts=without&sort=mostShifts',
    ...lately,
    ...searches,
    ...byName,
    ...towns,
  ]),
  ...of('logistics', 'volunteers', 'volunteers/counts', ['', 'state=confirmed', ...searches, ...towns]),
  ...of('logistics', 'shifts', 'shifts', ['', 'filling=short', ...searched(['стойка', 'hall', 'щщщщ'])]),
  ...of('logistics', 'companies on site', 'staff-companies', [
    '',
    ...sorted(staffCompanySorts),
    ...each('state', packageStates),
    ...packageStates.map(state => `state=${state}&sort=mostEmployees`),
    ...lately,
    ...lately.map(days => `sort=name&${days}`),
    ...searches,
    ...byName,
  ]),
  ...of('logistics', 'requests for places', 'raises', [
    '',
    ...raiseTabs.flatMap(tab => [`state=${tab}`, ...raiseSorts.map(sort => `state=${tab}&sort=${sort}`)]),
    ...lately,
    ...searches,
  ]),
]
