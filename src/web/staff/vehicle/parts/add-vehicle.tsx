import { FormProvider } from 'react-hook-form'
import { addVehicle } from '#contract/vehicle.ts'
import { m } from '#messages/compiled/messages.js'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { VehicleFields, vehicleLabels } from '../form.tsx'
import { formField, judgeVehicle, noVehicle, type VehicleBody } from '../rules.ts'
import { vehicleName } from '../words.ts'

const formId = 'add-vehicle'
const fields = namedFields(vehicleLabels)

export function AddVehicle({ onClose }: { onClose: () => void }) {
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const { form, summary, submit } = useContractForm(judgeVehicle, {
    start: noVehicle,
    fields,
    fieldOf: formField,
    mode: 'onTouched',
  })
  const adding = useSend(addVehicle, (body: VehicleBody) => ({ params: { guid }, body }), {
    async onSuccess(vehicle) {
      await refresh()
      toasts.show({ title: m.staff_vehicle_added({ name: vehicleName(vehicle) }), tone: 'positive' })
      onClose()
    },
  })
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.staff_vehicle_add_title()}
      closeLabel={m.close()}
      actions={
        <Button type="submit" form={formId} loading={adding.isPending}>
          {m.staff_vehicle_add()}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="space-y-6"
          onSubmit={submit(body => adding.mutateAsync(body))}
        >
          <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
          <VehicleFields />
        </form>
      </FormProvider>
    </Sheet>
  )
}
