import { FileText, KeyRound, Plus, Timer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type GateDevice, gateDeviceStates } from '#contract/organiser-gate.ts'
import { type GateDeviceSort, gateDeviceSorts } from '#domain/gate/gate-device-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { gateZoneWords } from '#messages/gate-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, QueueToolbar, SortChoice, StatusTabs } from '#web/console/queue/form.tsx'
import { useOpeningList } from '#web/console/queue/queries.ts'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import {
  type ToldCode,
  useGateDevices,
  usePaperList,
  useRenewDevice,
  useShutOut,
  useSupervisorCode,
} from '../queries.ts'
import { deviceParameters, deviceQuery, readDeviceFilters } from '../rules.ts'
import { deviceSortWords, deviceTabs } from '../words.ts'
import { AddDeviceDialog } from './add-device-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { DeviceState, useDeviceColumns } from './device-columns.tsx'
import { DeviceSheet } from './device-sheet.tsx'
import { LimitsDialog } from './limits-dialog.tsx'

/** On a phone the three stand side by side, the icon above the words. */
const shiftButton = 'max-md:flex-col max-md:gap-1 max-md:px-1 max-md:text-xs'

/** The devices of the gates: enrolled by a code, heard of, shut out; and what a shift begins with. */
export function GateDeviceQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readDeviceFilters(parameters), [parameters])
  const list = useGateDevices(filters)
  const onSort = useLatestCallback((sort: GateDeviceSort) => change({ sort }))
  const columns = useDeviceColumns({ sort: filters.sort, onSort })
  const [asked, setAsked] = useState<'add' | 'limits' | null>(null)
  const [told, setTold] = useState<{ of: 'device' | 'supervisor'; code: ToldCode } | null>(null)
  const [lost, setLost] = useState<GateDevice | null>(null)
  const { queue, opened } = useOpeningList<GateDevice>({
    list,
    listKey: JSON.stringify(filters),
    idOf: row => row.guid,
    selectable: false,
  })
  const tellOfDevice = (code: ToldCode) => {
    setAsked(null)
    opened.close()
    setTold({ of: 'device', code })
  }
  const renewing = useRenewDevice(tellOfDevice)
  const shuttingOut = useShutOut(() => {
    setLost(null)
    opened.close()
  })
  const supervising = useSupervisorCode(code => setTold({ of: 'supervisor', code }))
  const paper = usePaperList()
  const limits = list.firstPage?.limits
  const shown = opened.row
  const { from, to } = filters
  const narrowed = Boolean(filters.q || from || to) || filters.state !== 'all'
  return (
    <Queue
      choosesColumns
      views={{ list: 'gateDevices', parameters: deviceParameters }}
      queue={queue}
      title={m.page_title_organiser_gate_devices()}
      columns={columns}
      nameOf={row => `${row.gate}, ${row.name}`}
      renderNarrow={row => (
        <>
          <button
            type="button"
            className="min-h-11 text-left font-medium"
            onClick={() => queue.open(row.guid)}
          >
            {row.gate}, {row.name}
          </button>
          <p className="text-sm text-text-quiet">{gateZoneWords[row.zone]()}</p>
          <p className="mt-1 text-sm">
            <DeviceState device={row} />
          </p>
        </>
      )}
      total={totalOfTab(list.firstPage, filters.state)}
      toolbar={
        <QueueToolbar
          tabs={
            <StatusTabs
              parameter="state"
              value={filters.state}
              statuses={gateDeviceStates}
              words={deviceTabs}
              counts={list.firstPage}
            />
          }
          searchLabel={m.gate_device_search()}
          search={filters.q}
          onSearch={q => change({ q })}
          filters={
            <>
              <DayFilters legend={m.gate_device_seen()} from={from} to={to} onChange={change} />
              <SortChoice
                value={filters.sort}
                values={gateDeviceSorts}
                words={deviceSortWords}
                onChange={onSort}
              />
              <ExportButton list="gateDevices" filters={deviceQuery(filters)} />
              <PageButton icon={Plus} onClick={() => setAsked('add')}>
                {m.gate_device_add()}
              </PageButton>
            </>
          }
        />
      }
      empty={
        <ListEmpty
          title={narrowed ? m.gate_device_found_none() : m.gate_device_empty()}
          text={narrowed ? m.list_found_none_text() : m.gate_device_empty_text()}
          onShowAll={narrowed ? () => change({ q: null, state: null, from: null, to: null }) : undefined}
        />
      }
      bars={
        <section
          aria-label={m.gate_shift()}
          className="flex flex-wrap gap-3 border-t px-4 py-2.5 max-md:grid max-md:grid-cols-3 max-md:gap-2 md:px-6"
        >
          <PageButton
            icon={KeyRound}
            variant="secondary"
            className={shiftButton}
            loading={supervising.isPending}
            onClick={() => supervising.mutate()}
          >
            {m.gate_supervisor_code()}
          </PageButton>
          <PageButton
            icon={FileText}
            variant="secondary"
            className={shiftButton}
            loading={paper.isPending}
            onClick={() => paper.mutate()}
          >
            {m.gate_paper()}
          </PageButton>
          <PageButton
            icon={Timer}
            variant="secondary"
            className={shiftButton}
            disabled={!limits}
            onClick={() => setAsked('limits')}
          >
            {m.gate_limits()}
          </PageButton>
        </section>
      }
    >
      {shown && (
        <DeviceSheet
          device={shown}
          busy={renewing.isPending}
          onRenew={() => renewing.mutate(shown.guid)}
          onShutOut={() => setLost(shown)}
          onClose={opened.close}
        />
      )}
      {asked === 'add' && <AddDeviceDialog onAdded={tellOfDevice} onClose={() => setAsked(null)} />}
      {asked === 'limits' && limits && <LimitsDialog limits={limits} onClose={() => setAsked(null)} />}
      {told && (
        <CodeDialog
          title={told.of === 'device' ? m.gate_device_code_title() : m.gate_supervisor_code_title()}
          text={date =>
            told.of === 'device' ? m.gate_device_code_text({ date }) : m.gate_supervisor_code_text({ date })
          }
          told={told.code}
          scannable={told.of === 'device'}
          onClose={() => setTold(null)}
        />
      )}
      {lost && (
        <ReasonDialog
          title={m.gate_device_shut_out_title()}
          description={m.gate_device_shut_out_text()}
          label={m.gate_device_shut_out_reason()}
          hint={`${lost.gate}, ${lost.name}`}
          limit={500}
          submitText={m.gate_device_shut_out()}
          danger
          pending={shuttingOut.isPending}
          error={shuttingOut.error}
          onSubmit={reason => shuttingOut.mutate({ guid: lost.guid, reason })}
          onClose={() => setLost(null)}
        />
      )}
    </Queue>
  )
}
