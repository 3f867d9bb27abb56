import { readFileSync } from 'node:fs'
import type { ConsentText } from '#contract/dictionary.ts'
import { consentKinds, requiredForApplication } from '#domain/consent/consent-kind.ts'

type Source = { version: string; texts: Record<string, { title: string; paragraphs: string[] }> }

function read(locale: 'ru' | 'en'): ConsentText[] {
  const file = new URL(`../../../../content/${locale}/consents.json`, import.meta.url)
  const { version, texts } = JSON.parse(readFileSync(file, 'utf8')) as Source
  return consentKinds.map(kind => {
    const text = texts[kind]
    if (!text) throw new TypeError(`content/${locale}/consents.json has no text for ${kind}`)
    return { kind, version, ...text, required: requiredForApplication.includes(kind) }
  })
}

const texts = { ru: read('ru'), en: read('en') }

/** The texts of all consents in one language, each a document of its own (law 156-FZ). */
export function consentTexts(locale: 'ru' | 'en'): ConsentText[] {
  return texts[locale]
}
