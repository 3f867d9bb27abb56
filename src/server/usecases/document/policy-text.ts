import { readFileSync } from 'node:fs'
import type { Locale } from '#contract/field.ts'
import {
  fillLegalText,
  type LegalFacts,
  legalTextSince,
  legalTextVersion,
} from '../legal-details/legal-text.ts'

export type PolicyText = {
  version: string
  /** ISO date: in force from that day on. */
  since: string
  title: string
  sections: { title: string; paragraphs: string[] }[]
}

type Source = Omit<PolicyText, 'since'>

function read(locale: Locale): Source {
  const file = new URL(`../../../../content/${locale}/policy.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Source
}

const sources = { ru: read('ru'), en: read('en') }

/** The policy on personal data (152-FZ, article 18.1) from content/{ru,en}/policy.json, naming the edition's operator. */
export function policyText(facts: LegalFacts, locale: Locale): PolicyText {
  const { version, title, sections } = sources[locale]
  return {
    version: legalTextVersion(version, facts),
    since: legalTextSince(version, facts),
    title,
    sections: sections.map(section => ({
      title: section.title,
      paragraphs: section.paragraphs.map(paragraph => fillLegalText(paragraph, facts, locale)),
    })),
  }
}
