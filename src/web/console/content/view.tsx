import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ConsolePage } from '#web/console/screen/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The address names an unknown kind. */
export function KindUnknown() {
  const to = usePaths()
  return (
    <ConsolePage title={m.content_not_found_title()}>
      <EmptyState
        title={m.content_kind_unknown_text()}
        action={
          <Button asChild variant="secondary">
            <Link to={to('organiser-content')}>{m.content_nav_content()}</Link>
          </Button>
        }
      />
    </ConsolePage>
  )
}

const words = { ru: m.content_language_ru, en: m.content_language_en }

type LanguageLabelProps = {
  locale: 'ru' | 'en'
  /** Only the other language is filled in. */
  missing?: boolean
}

export function LanguageLabel({ locale, missing = false }: LanguageLabelProps) {
  return (
    <span className="text-sm font-normal text-text-quiet">
      {words[locale]()}
      {missing && <span className="text-attention"> · {m.content_translation_missing()}</span>}
    </span>
  )
}
