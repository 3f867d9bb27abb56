import { Controller, useFormContext } from 'react-hook-form'
import type { Employee } from '#contract/employee.ts'
import { vehicleTypes } from '#domain/vehicle/vehicle-type.ts'
import { m } from '#messages/compiled/messages.js'
import { vehicleTypeWords } from '#messages/staff-word.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useCountries } from '#web/kit/section/use-countries.ts'
import { useEmployees } from '#web/staff/employee/queries.ts'
import { employeeName } from '#web/staff/employee/words.ts'
import { WorkFields } from '#web/staff/review/form.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { VehicleValues } from './rules.ts'

/** The fields of a vehicle in the order of the form. */
export const vehicleLabels = {
  brand: m.staff_vehicle_brand,
  plateCountry: m.staff_vehicle_plate_country,
  plate: m.staff_vehicle_plate,
  type: m.staff_vehicle_type,
  length: m.staff_vehicle_length,
  height: m.staff_vehicle_height,
  driverGuid: m.staff_vehicle_driver,
  arrivesOn: m.staff_vehicle_arrives,
  leavesOn: m.staff_vehicle_leaves,
  onForum: m.staff_work_title,
}

export function VehicleFields() {
  const { register, formState, control } = useFormContext<VehicleValues>()
  const errorOf = useFieldError<VehicleValues>(formState.errors)
  const { optionsWith } = useCountries()
  const drivers = useDrivers()
  return (
    <div className="space-y-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={vehicleLabels.brand()}
          autoComplete="off"
          error={errorOf('brand')}
          {...register('brand')}
        />
        <SelectField
          label={vehicleLabels.type()}
          placeholder={m.staff_vehicle_type_choose()}
          options={vehicleTypes.map(value => ({ value, label: vehicleTypeWords[value]() }))}
          error={errorOf('type')}
          {...register('type')}
        />
        <Controller
          control={control}
          name="plateCountry"
          render={({ field }) => (
            <SelectField
              label={vehicleLabels.plateCountry()}
              options={optionsWith(field.value)}
              error={errorOf('plateCountry')}
              {...field}
            />
          )}
        />
        <TextField
          label={vehicleLabels.plate()}
          hint={m.staff_vehicle_plate_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular"
          error={errorOf('plate')}
          {...register('plate')}
        />
        <TextField
          label={vehicleLabels.length()}
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          error={errorOf('length')}
          {...register('length')}
        />
        <TextField
          label={vehicleLabels.height()}
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          error={errorOf('height')}
          {...register('height')}
        />
        <SelectField
          label={vehicleLabels.driverGuid()}
          hint={m.staff_vehicle_driver_hint()}
          fieldClassName="sm:col-span-2"
          options={[{ value: '', label: m.staff_vehicle_driver_later() }, ...drivers]}
          error={errorOf('driverGuid')}
          {...register('driverGuid')}
        />
        {(['arrivesOn', 'leavesOn'] as const).map(name => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <DateField
                label={vehicleLabels[name]()}
                partLabels={{
                  day: m.signup_date_day(),
                  month: m.signup_date_month(),
                  year: m.signup_date_year(),
                }}
                error={errorOf(name)}
                {...field}
              />
            )}
          />
        ))}
      </div>
      <WorkFields />
    </div>
  )
}

/** Whoever may drive: everybody whom the company brings and security has not refused. */
function useDrivers(): { value: string; label: string }[] {
  const locale = useLocale()
  const { data = [] } = useEmployees()
  return data
    .filter(({ state }: Employee) => state !== 'rejected')
    .map(employee => ({ value: employee.guid, label: employeeName(employee, locale) }))
}
