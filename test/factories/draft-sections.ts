import type { DraftPatch, DraftSections } from '#web/account/application/rules.ts'

/** A whole application; tests change only what they are about. */
export function sampleSections(change: DraftPatch = {}): DraftSections {
  return {
    person: {
      prefix: null,
      firstName: 'Анна',
      lastName: 'Ветрова',
      middleName: 'Игоревна',
      noMiddleName: false,
      latinFirstName: 'Anna',
      latinLastName: 'Vetrova',
      email: 'anna@bank.example',
      phone: '+79120000001',
      country: 'RU',
      citizenship: 'RU',
      birthDate: '1985-03-27',
      position: 'Руководитель направления',
      ...change.person,
    },
    company: {
      hasInn: true,
      inn: '7707083893',
      kpp: '773601001',
      name: 'АО «Банк»',
      shortName: 'Банк',
      companyType: 'bank',
      siteUrl: 'https://bank.example',
      noSite: false,
      address: null,
      ...change.company,
    },
    media: { mediaName: null, mediaWebsite: null, ...change.media },
  }
}
