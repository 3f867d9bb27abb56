import type { Locale } from '#contract/field.ts'
import type { BilingualText } from '#domain/content/content-field.ts'
import { fillEditionWords } from '#domain/content/edition-words.ts'
import { formatMoney } from '#domain/payment/money.ts'
import type { EditionContent } from './content-snapshot.ts'
import { present } from './present-values.ts'
import { renderProse } from './render-prose.ts'

/** An editor's text as HTML, with the figures that it takes from the settings of its edition. */
export function presentProse(of: EditionContent, text: BilingualText, locale: Locale): string {
  const fee = formatMoney(of.edition.feeKopecks, locale)
  return renderProse(fillEditionWords(present(text, locale), { fee }), locale)
}
