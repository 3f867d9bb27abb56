import { m } from '#messages/compiled/messages.js'

const words = { ru: m.content_language_ru, en: m.content_language_en }

type LanguageLabelProps = {
  locale: 'ru' | 'en'
  /** The other language is written and this one is not. */
  missing?: boolean
}

/** The heading of one language of a text. */
export function LanguageLabel({ locale, missing = false }: LanguageLabelProps) {
  return (
    <span className="text-sm font-normal text-text-quiet">
      {words[locale]()}
      {missing && <span className="text-attention"> · {m.content_translation_missing()}</span>}
    </span>
  )
}
