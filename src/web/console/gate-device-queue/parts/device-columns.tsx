import { useMemo } from 'react'
import type { GateDevice } from '#contract/organiser-gate.ts'
import type { GateDeviceSort } from '#domain/gate/gate-device-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { deviceStateWords } from '#messages/device-word.ts'
import { gateZoneWords } from '#messages/gate-word.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { deviceTones } from '../words.ts'

export function useDeviceColumns(list: { sort: GateDeviceSort; onSort: (sort: GateDeviceSort) => void }) {
  const { sort, onSort } = list
  const moments = useMoments()
  return useMemo(
    (): ListColumn<GateDevice>[] => [
      {
        key: 'gate',
        head: m.gate_device_gate(),
        ...sortedColumn({ sort, onSort }, { ascending: 'gate', descending: 'gateDown' }, 'ascending'),
        cell: row => row.gate,
      },
      {
        key: 'name',
        head: m.gate_device_name(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => row.name,
      },
      {
        key: 'zone',
        head: m.gate_device_zone(),
        ...sortedColumn({ sort, onSort }, { ascending: 'zone', descending: 'zoneDown' }, 'ascending'),
        roomy: true,
        cell: row => gateZoneWords[row.zone](),
      },
      {
        key: 'seen',
        head: m.gate_device_seen(),
        ...sortedColumn({ sort, onSort }, { ascending: 'seen', descending: 'seenDown' }, 'descending'),
        roomy: true,
        cell: row => <span className="tabular">{row.lastSeenAt ? moments.short(row.lastSeenAt) : '—'}</span>,
      },
      {
        key: 'conflicts',
        head: m.gate_device_conflicts(),
        ...sortedColumn(
          { sort, onSort },
          { ascending: 'fewestConflicts', descending: 'mostConflicts' },
          'descending',
        ),
        roomy: true,
        cell: row => <span className="tabular">{row.conflicts}</span>,
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...sortedColumn({ sort, onSort }, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <DeviceState device={row} />,
      },
    ],
    [moments, sort, onSort],
  )
}

export function DeviceState({ device: { state } }: { device: GateDevice }) {
  return <StatusWord tone={deviceTones[state]}>{deviceStateWords[state]()}</StatusWord>
}
