import { m } from '#messages'
import { ButtonSamples } from '#web/dev/component-page/button-samples.tsx'
import { DataSamples } from '#web/dev/component-page/data-samples.tsx'
import { FloatingSamples } from '#web/dev/component-page/floating-samples.tsx'
import { FormSamples } from '#web/dev/component-page/form-samples.tsx'
import { FoundationSamples } from '#web/dev/component-page/foundation-samples.tsx'
import { StatusSamples } from '#web/dev/component-page/status-samples.tsx'
import { useHydrated } from '#web/kit/session/use-hydrated.ts'
import { ThemeSetting } from '#web/kit/theme/theme-setting.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

/** Every component of web/ui in its states, for developers and visual tests. */
/** The samples depend on the browser (theme, storage, time), so they are not rendered on the server. */
export default function ComponentPage() {
  return useHydrated() ? <Samples /> : null
}

function Samples() {
  const parts = [
    { id: 'ground', name: m.ui_ground(), content: <FoundationSamples /> },
    { id: 'buttons', name: m.ui_buttons(), content: <ButtonSamples /> },
    { id: 'form', name: m.ui_form(), content: <FormSamples /> },
    { id: 'states', name: m.ui_statuses(), content: <StatusSamples /> },
    { id: 'data', name: m.ui_data(), content: <DataSamples /> },
    { id: 'floating', name: m.ui_floating(), content: <FloatingSamples /> },
  ]
  return (
    <TooltipProvider>
      <div className="page-width py-10 md:py-16">
        <PageHeading size="large" title={m.ui_title()} lead={m.ui_lead()} actions={<ThemeSetting />} />
        <nav aria-label={m.ui_contents()} className="mt-8 border-y py-1">
          <ul className="flex flex-wrap gap-x-6">
            {parts.map(part => (
              <li key={part.id}>
                <a href={`#${part.id}`} className="inline-flex min-h-11 items-center text-sm hover:underline">
                  {part.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {parts.map(part => (
          <div key={part.id} id={part.id}>
            {part.content}
          </div>
        ))}
      </div>
      <Toaster label={m.ui_toast_region()} closeLabel={m.ui_close()} />
    </TooltipProvider>
  )
}
