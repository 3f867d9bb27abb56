import { removeVehicles, sendVehicles, type Vehicle } from '#contract/vehicle.ts'
import { m } from '#messages/compiled/messages.js'
import { useSend } from '#web/kit/send/use-send.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { BulkDialog } from '#web/staff/review/view.tsx'
import { vehicleName } from '../words.ts'

type ActProps = { vehicles: readonly Vehicle[]; onClose: () => void }

const namesOf = (vehicles: readonly Vehicle[]) =>
  new Map(vehicles.map(vehicle => [vehicle.guid, vehicleName(vehicle)]))

/** Sends vehicles for review. */
export function SendVehicles({ vehicles, onClose }: ActProps) {
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const names = namesOf(vehicles)
  const sending = useSend(
    sendVehicles,
    () => ({ params: { guid }, body: { vehicleGuids: [...names.keys()] } }),
    { onSuccess: refresh },
  )
  return (
    <BulkDialog
      title={m.staff_vehicles_send_question({ count: vehicles.length })}
      text={m.staff_vehicles_send_text()}
      act={m.staff_send()}
      pending={sending.isPending}
      error={sending.error}
      results={sending.data?.results ?? null}
      nameOf={vehicle => names.get(vehicle) ?? ''}
      doneText={m.staff_vehicles_sent}
      onAct={() => sending.mutate()}
      onClose={onClose}
    />
  )
}

/** Removes vehicles, after a question. */
export function RemoveVehicles({ vehicles, onRemoved, onClose }: ActProps & { onRemoved: () => void }) {
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const names = namesOf(vehicles)
  const removing = useSend(
    removeVehicles,
    () => ({ params: { guid }, body: { vehicleGuids: [...names.keys()] } }),
    {
      async onSuccess() {
        onRemoved()
        await refresh()
      },
    },
  )
  return (
    <BulkDialog
      danger
      title={m.staff_vehicles_remove_question({ count: vehicles.length })}
      text={m.staff_vehicles_remove_text()}
      act={m.staff_remove()}
      pending={removing.isPending}
      error={removing.error}
      results={removing.data?.results ?? null}
      nameOf={vehicle => names.get(vehicle) ?? ''}
      doneText={m.staff_vehicles_removed}
      onAct={() => removing.mutate()}
      onClose={onClose}
    />
  )
}
