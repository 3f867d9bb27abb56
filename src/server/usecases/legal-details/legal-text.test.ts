import { expect, it } from 'vitest'
import type { LegalFacts } from '#domain/legal-details/legal-text.ts'
import { demoLegalDetails } from '#server/demo/demo-edition.ts'
import { legalText, offerVersionOf, policyText } from './legal-text.ts'

const first: LegalFacts = {
  operator: demoLegalDetails.operator,
  forum: { ru: 'Форум', en: 'Forum' },
  number: 1,
  since: '2025-06-02',
}
const second: LegalFacts = {
  ...first,
  operator: { ...first.operator, email: 'new@forum.example' },
  number: 2,
  since: '2025-09-10',
}

it('gives the version in force, and every former one as it was', () => {
  const now = legalText('offer', [second, first], { locale: 'ru', version: null })
  expect(now).toMatchObject({ version: '2025-09-10.2', since: '2025-09-10', inForce: true })
  expect(now?.version).toBe(offerVersionOf(second))
  expect(now?.versions).toEqual(['2025-09-10.2', '2025-06-02'])
  const former = legalText('offer', [second, first], { locale: 'en', version: '2025-06-02' })
  expect(former).toMatchObject({ inForce: false, since: '2025-06-02' })
  expect(JSON.stringify(former)).toContain(first.operator.email)
  expect(JSON.stringify(former)).not.toContain('new@forum.example')
})

it.each(['ru', 'en'] as const)('begins every paragraph as a sentence: %s', locale => {
  const texts = (['offer', 'policy'] as const).map(name =>
    legalText(name, [first], { locale, version: null }),
  )
  const paragraphs = texts.flatMap(text => text?.sections.flatMap(section => section.paragraphs) ?? [])
  expect(paragraphs.filter(paragraph => !/^[А-ЯA-Z«“]/.test(paragraph))).toEqual([])
})

it('knows no other version, and none before the first publication', () => {
  expect(legalText('offer', [first], { locale: 'ru', version: '2024-01-01' })).toBeNull()
  expect(legalText('offer', [], { locale: 'ru', version: null })).toBeNull()
})

it.each(['offer', 'policy'] as const)('says the same in both languages: %s', name => {
  const [ru, en] = (['ru', 'en'] as const).map(locale => legalText(name, [first], { locale, version: null }))
  expect(ru?.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
    en?.sections.map(({ paragraphs }) => paragraphs.length),
  )
  expect(ru?.version).toBe(en?.version)
})

it('has one policy for the site, the cabinet and the preview', () => {
  const onSite = legalText('policy', [second, first], { locale: 'ru', version: null })
  expect(onSite).toMatchObject(policyText(second, 'ru'))
  expect(onSite).toMatchObject({
    inForce: true,
    version: '2025-09-10.2',
    versions: ['2025-09-10.2', '2025-08-04'],
  })
})
