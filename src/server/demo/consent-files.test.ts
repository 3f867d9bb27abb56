import { expect, it } from 'vitest'
import { consentKinds } from '#domain/consent/consent-kind.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import { consentTexts } from '../usecases/consent/consent-texts.ts'
import { demoEdition, demoLegalDetails } from './demo-edition.ts'

const facts = legalFactsOf({ ...demoEdition, ...demoLegalDetails })
const [russian, english] = [consentTexts(facts, 'ru'), consentTexts(facts, 'en')]

it.each(consentKinds)('%s is a document of its own in both languages', kind => {
  const pair = [russian, english].map(texts => texts.find(text => text.kind === kind))
  for (const text of pair) {
    expect(text?.paragraphs.length).toBeGreaterThanOrEqual(3)
    expect(text?.paragraphs.length).toBeLessThanOrEqual(6)
    // The screen keys paragraphs by their text.
    expect(new Set(text?.paragraphs).size).toBe(text?.paragraphs.length)
    expect(text?.paragraphs[0]).toContain('7701234560')
    expect(text?.paragraphs.join(' ')).toContain('privacy@forum.example')
  }
  expect(pair[0]?.paragraphs.length).toBe(pair[1]?.paragraphs.length)
  expect(pair[0]?.version).toBe(pair[1]?.version)
  expect(pair[0]?.title).toMatch(/[а-я]/)
  expect(pair[1]?.title).not.toMatch(/[а-я]/)
})
