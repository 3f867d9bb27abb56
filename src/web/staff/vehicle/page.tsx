import { useState } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { Vehicle } from '#contract/vehicle.ts'
import { m } from '#messages/compiled/messages.js'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { FormSkeleton } from '#web/kit/section/form-skeleton.tsx'
import { LoadFailure } from '#web/kit/section/load-failure.tsx'
import { DownloadPasses, StaffPassSection } from '#web/staff/pass/view.tsx'
import { useReviewList } from '#web/staff/review/queries.ts'
import { ReviewBar, ReviewedSheet, StateFilter } from '#web/staff/review/view.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { AddVehicle } from './parts/add-vehicle.tsx'
import { EditVehicle } from './parts/edit-vehicle.tsx'
import { RemoveVehicles, SendVehicles } from './parts/vehicle-acts.tsx'
import { VehicleList } from './parts/vehicle-list.tsx'
import { useVehicles } from './queries.ts'
import { vehicleName } from './words.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, pageTitle('staff-vehicles'))
}

export default function VehiclesPage() {
  const { data, error, refetch } = useVehicles()
  if (data) return <Vehicles vehicles={data} />
  if (error) return <LoadFailure error={error} onRetry={() => refetch()} />
  return <FormSkeleton title={pageTitle('staff-vehicles')} />
}

function Vehicles({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const [adding, setAdding] = useState(false)
  const state = useReviewList(vehicles, () => setAdding(true))
  const { open, doing } = state
  const saved = () => {
    toasts.show({ title: m.saved(), tone: 'positive' })
    state.close()
  }
  const add = <Button onClick={() => setAdding(true)}>{m.staff_vehicle_add()}</Button>
  return (
    <div className="space-y-6">
      <PageHeading
        title={pageTitle('staff-vehicles')}
        lead={m.staff_vehicles_lead()}
        actions={
          vehicles.length > 0 && (
            <>
              {add}
              {state.counts.approved > 0 && <DownloadPasses />}
            </>
          )
        }
      />
      {vehicles.length === 0 ? (
        <EmptyState title={m.staff_vehicles_none()} action={add}>
          {m.staff_vehicles_none_text()}
        </EmptyState>
      ) : (
        <>
          <StateFilter counts={state.counts} chosen={state.filter} />
          <VehicleList state={state} />
          <ReviewBar state={state} />
        </>
      )}
      {adding && <AddVehicle onClose={() => setAdding(false)} />}
      {open && (
        <ReviewedSheet
          item={open}
          state={state}
          title={vehicleName(open)}
          refusedText={m.staff_vehicle_rejected()}
          takesBackText={m.staff_vehicle_takes_back()}
        >
          {open.state === 'approved' && <StaffPassSection subjectGuid={open.guid} name={vehicleName(open)} />}
          <EditVehicle key={open.guid} vehicle={open} onSaved={saved} />
        </ReviewedSheet>
      )}
      {doing?.act === 'send' && <SendVehicles vehicles={doing.items} onClose={state.endAct} />}
      {doing?.act === 'remove' && (
        <RemoveVehicles vehicles={doing.items} onRemoved={state.close} onClose={state.endAct} />
      )}
    </div>
  )
}
