import { readFileSync } from 'node:fs'
import type { ConsentText } from '#contract/dictionary.ts'
import { consentKinds, requiredForApplication } from '#domain/consent/consent-kind.ts'
import { fillLegalText, type LegalFacts, legalTextVersion } from '#domain/legal-details/legal-text.ts'

type Source = { version: string; texts: Record<string, { title: string; paragraphs: string[] }> }

function read(locale: 'ru' | 'en') {
  const file = new URL(`../../../../content/${locale}/consents.json`, import.meta.url)
  const { version, texts } = JSON.parse(readFileSync(file, 'utf8')) as Source
  const kinds = consentKinds.map(kind => {
    const text = texts[kind]
    if (!text) throw new TypeError(`content/${locale}/consents.json has no text for ${kind}`)
    return { kind, ...text, required: requiredForApplication.includes(kind) }
  })
  return { version, kinds }
}

const sources = { ru: read('ru'), en: read('en') }

/** The texts of all consents in one language, each a document of its own (law 156-FZ), naming the edition's operator. */
export function consentTexts(facts: LegalFacts, locale: 'ru' | 'en'): ConsentText[] {
  const { version, kinds } = sources[locale]
  return kinds.map(({ paragraphs, ...text }) => ({
    ...text,
    version: legalTextVersion(version, facts),
    paragraphs: paragraphs.map(paragraph => fillLegalText(paragraph, facts, locale)),
  }))
}
