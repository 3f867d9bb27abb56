import { listVehicles, saveVehicle, type Vehicle } from '#contract/vehicle.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { SavedForm } from '#web/kit/section/saved-form.tsx'
import { useSave } from '#web/kit/send/use-save.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { VehicleFields, vehicleLabels } from '../form.tsx'
import { formField, judgeVehicle, type VehicleBody, vehicleValues } from '../rules.ts'

const fields = namedFields(vehicleLabels)

/** The form of one vehicle. */
export function EditVehicle({ vehicle, onSaved }: { vehicle: Vehicle; onSaved: () => void }) {
  const locale = useLocale()
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const contractForm = useContractForm(judgeVehicle, {
    start: vehicleValues(vehicle, locale),
    fields,
    fieldOf: formField,
    mode: 'onTouched',
  })
  const save = useSave(
    saveVehicle,
    (values: VehicleBody, version) => ({
      params: { guid, vehicleGuid: vehicle.guid },
      body: { ...values, version },
    }),
    {
      async read() {
        const { items } = await callApi(listVehicles, { params: { guid } })
        return items.find(item => item.guid === vehicle.guid) ?? vehicle
      },
      onSaved: refresh,
    },
  )
  return (
    <SavedForm
      contractForm={contractForm}
      fields={fields}
      save={save}
      opened={vehicle}
      valuesOf={fresh => vehicleValues(fresh, locale)}
      onSaved={onSaved}
    >
      <VehicleFields />
      <Button type="submit" loading={save.pending}>
        {m.save()}
      </Button>
    </SavedForm>
  )
}
