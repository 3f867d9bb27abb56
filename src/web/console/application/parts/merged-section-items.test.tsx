import { describe, expect, it } from 'vitest'
import type { MergedSections } from '#contract/organiser-merged-record.ts'
import { overwriteGetLocale } from '#messages/compiled/runtime.js'
import { mergedSectionItems } from './merged-section-items.tsx'

const nothing: MergedSections = {
  applicationGuid: '01990000-0000-7000-8000-000000000001',
  photographFileGuid: null,
  contactPerson: null,
  postalAddress: null,
  speaker: null,
  transfer: null,
  hasPassport: false,
}

function terms(locale: 'ru' | 'en', sections: MergedSections | undefined) {
  overwriteGetLocale(() => locale)
  return mergedSectionItems(sections, { name: 'Боголюбский Юрий', locale }).map(({ term }) => term)
}

describe('the sections of a merged record', () => {
  it('are named in both languages where there is something to see', () => {
    const sections: MergedSections = {
      ...nothing,
      contactPerson: { name: 'Ольга Ким', email: null, phone: '+79160007919', getsNotices: false },
      transfer: { needed: false, ways: [] },
      hasPassport: true,
    }
    expect(terms('ru', sections)).toEqual(['Контактное лицо', 'Трансфер', 'Паспорт'])
    expect(terms('en', sections)).toEqual(['Contact person', 'Transfer', 'Passport'])
  })

  it('are left out where there is nothing, and before they are loaded', () => {
    expect(terms('ru', nothing)).toEqual([])
    expect(terms('ru', undefined)).toEqual([])
  })

  it('have an address in one line, with the country in words', () => {
    overwriteGetLocale(() => 'en')
    const postalAddress = {
      ...{ recipient: 'Yury Bogoliubskii', country: 'KZ', postalCode: '050000', region: null },
      ...{ city: 'Almaty', street: 'Abay Avenue 1' },
    }
    const items = mergedSectionItems({ ...nothing, postalAddress }, { name: 'Yury', locale: 'en' })
    expect(items).toMatchObject([{ value: 'Yury Bogoliubskii, Kazakhstan, 050000, Almaty, Abay Avenue 1' }])
  })
})
