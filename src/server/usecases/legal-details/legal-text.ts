import { readFileSync } from 'node:fs'
import type { Locale } from '#contract/field.ts'
import type { LegalText, LegalTextName } from '#contract/site-page.ts'
import {
  fillLegalText,
  type LegalFacts,
  legalTextSince,
  legalTextVersion,
} from '#domain/legal-details/legal-text.ts'

type Source = Pick<LegalText, 'version' | 'title' | 'sections'>

/** A text of one version, without what depends on the other versions. */
export type FilledText = Pick<LegalText, 'version' | 'since' | 'title' | 'sections'>

/** All wordings ever published, newest first: invoices name one and people have read one, so none is edited or removed. */
function read(name: LegalTextName, locale: Locale): Source[] {
  const file = new URL(`../../../../content/${locale}/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Source[]
}

const sources = {
  offer: { ru: read('offer', 'ru'), en: read('offer', 'en') },
  policy: { ru: read('policy', 'ru'), en: read('policy', 'en') },
}

/** The version of the offer in force with these details. */
export function offerVersionOf(facts: LegalFacts): string {
  return legalTextVersion(newestOf('offer', 'ru').version, facts)
}

/** The policy on personal data (152-FZ, article 18.1) in force with these details. */
export function policyText(facts: LegalFacts, locale: Locale): FilledText {
  return filled(newestOf('policy', locale), facts, locale)
}

/** A text of one version, or the one in force; null where no publication ever had that version. Publications are newest first. */
export function legalText(
  name: LegalTextName,
  publications: readonly LegalFacts[],
  { locale, version }: { locale: Locale; version: string | null },
): LegalText | null {
  const all = publications.flatMap(facts =>
    sources[name][locale].map(source => ({
      facts,
      source,
      version: legalTextVersion(source.version, facts),
    })),
  )
  const [newest] = all
  const found = version === null ? newest : all.find(one => one.version === version)
  if (!found || !newest) return null
  return {
    ...filled(found.source, found.facts, locale),
    inForce: found.version === newest.version,
    versions: [...new Set(all.map(one => one.version))],
  }
}

function filled(source: Source, facts: LegalFacts, locale: Locale): FilledText {
  return {
    version: legalTextVersion(source.version, facts),
    since: legalTextSince(source.version, facts),
    title: source.title,
    sections: source.sections.map(section => ({
      title: section.title,
      paragraphs: section.paragraphs.map(paragraph => fillLegalText(paragraph, facts, locale)),
    })),
  }
}

function newestOf(name: LegalTextName, locale: Locale): Source {
  const [newest] = sources[name][locale]
  if (!newest) throw new TypeError(`${name} has no wording`)
  return newest
}
