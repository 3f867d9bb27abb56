import { useFormContext } from 'react-hook-form'
import type { TransferChoices, TransferHub } from '#contract/transfer.ts'
import { daysOf } from '#domain/edition/calendar-date.ts'
import { transferMargin } from '#domain/transfer/judge-transfer.ts'
import { isUsualNumber, tidyTicketNumber } from '#domain/transfer/ticket-number.ts'
import type { TransferDirection } from '#domain/transfer/transfer.ts'
import { isOutsideHours } from '#domain/transfer/transfer-hours.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay, formatWeekday } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import type { TransferForm } from '#web/kit/section/transfer-values.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const words = {
  arrival: {
    title: m.transfer_arrival,
    lead: m.transfer_arrival_lead,
    hub: m.transfer_arrival_hub,
    day: m.transfer_arrival_day,
    time: m.transfer_arrival_time,
    number: m.transfer_arrival_number,
    place: m.transfer_arrival_place,
  },
  departure: {
    title: m.transfer_departure,
    lead: m.transfer_departure_lead,
    hub: m.transfer_departure_hub,
    day: m.transfer_departure_day,
    time: m.transfer_departure_time,
    number: m.transfer_departure_number,
    place: m.transfer_departure_place,
  },
} as const

type LegProps = {
  direction: TransferDirection
  section: Pick<TransferChoices, 'hubs'>
  errorOf: (name: keyof TransferForm) => string | undefined
}

/** One direction: place and date, flight or train, and the place in town. */
export function LegFields({ direction, section, errorOf }: LegProps) {
  const { register, watch, setValue } = useFormContext<TransferForm>()
  const locale = useLocale()
  const days = useTravelDays(watch(`${direction}Day`))
  const text = words[direction]
  const hub = section.hubs.find(({ guid }) => guid === watch(`${direction}Hub`))
  const number = register(`${direction}Number`)
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="mb-1 text-xl font-semibold">{text.title()}</legend>
      <p className="text-text-quiet">{text.lead()}</p>
      <SelectField
        label={text.hub()}
        hint={hub?.service || undefined}
        error={errorOf(`${direction}Hub`)}
        options={[
          { value: '', label: m.transfer_not_chosen() },
          ...section.hubs.map(({ guid, name }) => ({ value: guid, label: name })),
        ]}
        {...register(`${direction}Hub`)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.day()}
          error={errorOf(`${direction}Day`)}
          options={[
            { value: '', label: m.transfer_not_chosen() },
            ...days.map(day => ({
              value: day,
              label: `${formatDay(day, locale)}, ${formatWeekday(day, locale)}`,
            })),
          ]}
          {...register(`${direction}Day`)}
        />
        <TextField
          label={text.time()}
          type="time"
          className="tabular"
          error={errorOf(`${direction}Time`)}
          {...register(`${direction}Time`)}
        />
      </div>
      <Unserved
        hub={hub}
        leg={{ direction, day: watch(`${direction}Day`), time: watch(`${direction}Time`) }}
      />
      <TextField
        label={text.number()}
        optional={m.optional()}
        hint={hub?.type === 'station' ? m.transfer_train_hint() : m.transfer_flight_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        className="tabular"
        error={errorOf(`${direction}Number`)}
        after={<UnusualNumber typed={watch(`${direction}Number`)} hub={hub?.type} />}
        {...number}
        onBlur={event => {
          const tidy = tidyTicketNumber(event.target.value)
          if (tidy !== event.target.value) setValue(`${direction}Number`, tidy ?? '', { shouldDirty: true })
          return number.onBlur(event)
        }}
      />
      <TextField
        label={text.place()}
        hint={m.transfer_place_hint()}
        list="transfer-places"
        autoComplete="off"
        error={errorOf(`${direction}Place`)}
        {...register(`${direction}Place`)}
      />
    </fieldset>
  )
}

/** Only a hint, never an error: charters and special trains have unusual numbers. */
function UnusualNumber({ typed, hub }: { typed: string; hub: 'airport' | 'station' | undefined }) {
  const number = tidyTicketNumber(typed)
  const unusual = number !== null && hub !== undefined && !isUsualNumber(number, hub)
  return (
    <p role="status" className="mt-1.5 text-sm text-attention empty:hidden">
      {unusual && (hub === 'airport' ? m.transfer_flight_unusual() : m.transfer_train_unusual())}
    </p>
  )
}

/** Nobody meets a person at this time: said before the save, which is allowed all the same. */
function Unserved({ hub, leg }: { hub: TransferHub | undefined; leg: Parameters<typeof isOutsideHours>[1] }) {
  const locale = useLocale()
  const hours = hub?.hours
  const day = leg.direction === 'arrival' ? hours?.arrivalDay : hours?.departureDay
  const outside = hours !== undefined && isOutsideHours(hours, leg)
  const words = leg.direction === 'arrival' ? m.transfer_arrival_unserved : m.transfer_departure_unserved
  return (
    <p role="status" className="text-sm text-attention empty:hidden">
      {outside &&
        words({
          day: day ? formatDay(day, locale) : '',
          from: hours.firstCar ?? '0:00',
          to: hours.lastCar ?? '24:00',
        })}
    </p>
  )
}

/** The days with transfers, plus the saved one in case the forum's dates have changed. */
function useTravelDays(chosen: string): string[] {
  const { startsOn, endsOn } = useEdition()
  const shift = (day: string, by: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)
  const days = daysOf(shift(startsOn, -transferMargin), shift(endsOn, transferMargin))
  return chosen && !days.includes(chosen) ? [...days, chosen].sort() : days
}
