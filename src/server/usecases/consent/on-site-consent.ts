import { readFileSync } from 'node:fs'
import { fillLegalText, legalTextVersion } from '#domain/legal-details/legal-text.ts'
import { consentTextHash } from '#server/persistence/consent-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'

/** Employees and volunteers agree to different texts: they are asked for different data. */
type OnSiteText = 'onSite' | 'volunteer'

type Source = { version: string; texts: Record<OnSiteText, { title: string; paragraphs: string[] }> }

const read = (locale: 'ru' | 'en'): Source =>
  JSON.parse(readFileSync(new URL(`../../../../content/${locale}/consents.json`, import.meta.url), 'utf8'))

const sources = { ru: read('ru'), en: read('en') }

/** The consent of people who work on site without an account of their own: its text, and what is kept of it with the person. */
export function onSiteConsentText(edition: EditionRow, locale: 'ru' | 'en', kind: OnSiteText = 'onSite') {
  const facts = legalFactsOf(edition)
  const { version: fileVersion, texts } = sources[locale]
  const { title } = texts[kind]
  const paragraphs = texts[kind].paragraphs.map(paragraph => fillLegalText(paragraph, facts, locale))
  const version = legalTextVersion(fileVersion, facts)
  return {
    text: { title, paragraphs, version },
    record: { consentVersion: version, consentTextHash: consentTextHash({ title, paragraphs }) },
  }
}
