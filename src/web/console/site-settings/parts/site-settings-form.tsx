import { Save } from 'lucide-react'
import type { SiteSettingsAnswer } from '#contract/site-setting.ts'
import { type SitePart, siteParts } from '#domain/edition/site-window.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords } from '#messages/staff-word.ts'
import { PageButton } from '#web/console/search/form.tsx'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { LeaveDialog } from '#web/kit/form/leave-dialog.tsx'
import { useLeaveGuard } from '#web/kit/form/use-leave-guard.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { useSaveSiteSettings } from '../queries.ts'
import { judgeSiteSettings, siteSettingsField, siteSettingsValues } from '../rules.ts'

const partWords: Record<SitePart, () => string> = {
  setUp: m.staff_window_setUp,
  forum: m.staff_window_forum,
  dismantling: m.staff_window_dismantling,
}

const fromWords = (part: SitePart) => m.site_settings_from({ part: partWords[part]() })
const toWords = (part: SitePart) => m.site_settings_to({ part: partWords[part]() })

const fields = namedFields({
  setUpFrom: () => fromWords('setUp'),
  setUpTo: () => toWords('setUp'),
  forumFrom: () => fromWords('forum'),
  forumTo: () => toWords('forum'),
  dismantlingFrom: () => fromWords('dismantling'),
  dismantlingTo: () => toWords('dismantling'),
  ...contractorRoleWords,
  price: m.site_settings_price,
})

/** Hours on site, places of the packages and the price of one more place. */
export function SiteSettingsForm({ answer }: { answer: SiteSettingsAnswer }) {
  const locale = useLocale()
  const { timeZone } = useEdition()
  const { form, errorOf, top, summary, submit } = useContractForm(judgeSiteSettings(timeZone), {
    start: siteSettingsValues(answer, { timeZone, locale }),
    fields,
    fieldOf: siteSettingsField,
  })
  const saving = useSaveSiteSettings(answer.version, () =>
    toasts.show({ title: m.section_saved(), tone: 'positive' }),
  )
  const { blocker } = useLeaveGuard(form.formState.isDirty && !saving.isSuccess)
  const save = submit(settings => saving.mutateAsync(settings))
  return (
    <form noValidate className="max-w-168 space-y-10" onSubmit={save}>
      {top && (
        <Banner tone="negative" announce="alert">
          {top}
        </Banner>
      )}
      <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
      <Section title={m.site_settings_windows()} lead={m.site_settings_windows_lead()} space="none">
        <div className="space-y-6">
          {siteParts.map(part => (
            <fieldset key={part} className="grid gap-4 sm:grid-cols-2">
              <legend className="mb-2 font-medium">{partWords[part]()}</legend>
              <TextField
                type="datetime-local"
                label={m.site_settings_begins()}
                error={errorOf(`${part}From`)}
                {...form.register(`${part}From`)}
              />
              <TextField
                type="datetime-local"
                label={m.site_settings_ends()}
                error={errorOf(`${part}To`)}
                {...form.register(`${part}To`)}
              />
            </fieldset>
          ))}
        </div>
      </Section>
      <Section title={m.site_settings_places()} lead={m.site_settings_places_lead()} space="none">
        <div className="grid gap-4 sm:grid-cols-2">
          {contractorRoles.map(role => (
            <TextField
              key={role}
              label={contractorRoleWords[role]()}
              inputMode="numeric"
              autoComplete="off"
              fieldClassName="max-w-60"
              error={errorOf(role)}
              {...form.register(role)}
            />
          ))}
        </div>
      </Section>
      <Section title={m.site_settings_price_title()} space="none">
        <TextField
          label={m.site_settings_price()}
          hint={m.site_settings_price_hint()}
          inputMode="decimal"
          autoComplete="off"
          fieldClassName="max-w-60"
          className="tabular"
          error={errorOf('price')}
          {...form.register('price')}
        />
      </Section>
      <PageButton icon={Save} plain type="submit" loading={saving.isPending}>
        {m.person_save()}
      </PageButton>
      <LeaveDialog blocker={blocker} saving={saving.isPending} onSave={save} />
    </form>
  )
}
