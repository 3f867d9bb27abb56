import { useState } from 'react'
import type { z } from 'zod'
import { messageSettings, type Settings } from '#contract/settings.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { type SectionField, sectionDifference } from '#web/kit/section/section-difference.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Section } from '#web/ui/section.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Language and way of messages, and where they go. */
export type MessageFacts = Pick<Settings, 'version' | 'locale' | 'noticesBy' | 'phone' | 'email'>

export type MessageValues = z.output<typeof messageSettings>

type Values = MessageValues
type Kept = Pick<MessageFacts, 'version' | 'locale' | 'noticesBy'>

/** From `useSave`, of a participant or of a company. */
type Saving = {
  pending: boolean
  conflict: { typed: Values; fresh: Kept } | null
  submit: (values: Values, version: number) => Promise<Kept | null>
  keepMine: () => Promise<Kept | null>
  takeTheirs: () => Kept | null
}

const valuesOf = ({ locale, noticesBy }: Kept): Values => ({ locale, noticesBy })

/** Language and channels of service messages; log-in codes cannot be switched off. */
export function MessageSettings({
  settings,
  save,
  lead,
}: {
  settings: MessageFacts
  save: Saving
  /** What the messages are about. */
  lead: string
}) {
  const [version, setVersion] = useState(settings.version)
  const { form, top, submit, fail } = useContractForm(messageSettings, { start: valuesOf(settings) })
  const { isDirty } = form.formState
  const { blocker } = useLeaveGuard(isDirty)

  function restart(fresh: Kept): void {
    form.reset(valuesOf(fresh))
    setVersion(fresh.version)
  }

  async function run(work: () => Promise<Kept | null>): Promise<boolean> {
    try {
      const saved = await work()
      if (!saved) return false
      restart(saved)
      toasts.show({ title: m.section_saved(), tone: 'positive' })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(error.details[0]?.message ?? error.message)
      return false
    }
  }

  const store = submit(values => run(() => save.submit(values, version)))
  const ways = wayOptions(settings)
  return (
    <Section space="none" title={m.person_messages_title()} lead={lead}>
      <form noValidate className="space-y-6" onSubmit={store}>
        {top && (
          <Banner tone="negative" announce="alert">
            {top}
          </Banner>
        )}
        {save.conflict && (
          <SectionConflict
            differences={sectionDifference(fields(ways), save.conflict.typed, valuesOf(save.conflict.fresh))}
            pending={save.pending}
            onKeepMine={() => void run(() => save.keepMine())}
            onTakeTheirs={() => {
              const taken = save.takeTheirs()
              if (taken) restart(taken)
            }}
          />
        )}
        <RadioGroup
          label={m.person_messages_language()}
          layout="cards"
          options={languages()}
          {...form.register('locale')}
        />
        <RadioGroup
          label={m.person_messages_way()}
          hint={m.person_messages_codes()}
          options={ways}
          {...form.register('noticesBy')}
        />
        <Button type="submit" variant={isDirty ? 'primary' : 'secondary'} loading={save.pending}>
          {m.person_save()}
        </Button>
      </form>
      <LeaveDialog blocker={blocker} saving={save.pending} onSave={store} />
    </Section>
  )
}

function languages() {
  return [
    { value: 'ru', label: <span lang="ru">{m.person_language_ru()}</span> },
    { value: 'en', label: <span lang="en">{m.person_language_en()}</span> },
  ]
}

function wayOptions({ phone, email }: MessageFacts) {
  return [
    { value: 'both', label: m.person_way_both() },
    { value: 'sms', label: m.person_way_sms(), description: formatPhone(phone) },
    {
      value: 'email',
      label: m.person_way_email(),
      description: email ?? m.person_way_no_email(),
      disabled: email === null,
    },
  ]
}

function fields(ways: ReturnType<typeof wayOptions>): SectionField<Values>[] {
  return [
    {
      name: 'locale',
      label: m.person_messages_language(),
      show: value => (value === 'en' ? m.person_language_en() : m.person_language_ru()),
    },
    {
      name: 'noticesBy',
      label: m.person_messages_way(),
      show: value => ways.find(way => way.value === value)?.label ?? '',
    },
  ]
}
