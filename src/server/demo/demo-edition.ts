import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { SiteWindow } from '#domain/edition/site-window.ts'
import type { Operator, Seller } from '#domain/legal-details/legal-details.ts'
import { moscow } from './demo-event.ts'

/** The fee's payee; every name and number is invented. */
const seller: Seller = {
  name: 'АНО «Дирекция форума»',
  inn: '7701234560',
  kpp: '770101001',
  address: '101000, г. Москва, Потаповский пер., д. 5, стр. 2',
  bank: {
    name: 'ПАО «Лазоревый Банк», г. Москва',
    bic: '044525225',
    correspondentAccount: '30101810400000000225',
    account: '40702810500000001234',
  },
  payFromAbroad: {
    ru: 'Из-за рубежа платите в рублях банковским переводом по реквизитам из счёта. SWIFT банка: LAZBRUMMXXX, банк-корреспондент в рублях: ПАО «Лазоревый Банк», Москва. Назначение платежа скопируйте по-русски, комиссии банков платит плательщик (OUR). Если ваш банк не отправляет рубли в Россию, напишите нам: подскажем банк вашей страны.',
    en: 'From abroad, pay in roubles by bank transfer to the account named in the invoice. SWIFT: LAZBRUMMXXX; correspondent bank for roubles: Lazorevy Bank, Moscow. Copy the purpose of payment in Russian; bank charges are yours (OUR). If your bank does not send roubles to Russia, write to us and we will name a bank in your country.',
  },
  headName: 'Лаптева Е. С.',
  accountantName: 'Жукова М. И.',
}

/** Who answers for the personal data of the demo; invented as well. */
const operator: Operator = {
  name: {
    ru: 'автономная некоммерческая организация «Дирекция форума»',
    en: 'the autonomous non-profit organisation Forum Directorate (ANO “Direktsiya foruma”)',
  },
  inn: '7701234560',
  ogrn: '1197700012344',
  address: {
    ru: '101000, г.\u00a0Москва, Потаповский пер., д.\u00a05, стр.\u00a02',
    en: '5 bldg.\u00a02 Potapovsky Lane, Moscow 101000, Russia',
  },
  email: 'privacy@forum.example',
  site: 'https://forum.example',
}

/** The edition of the demo, with the dates and the fee of spec point 9. */
export const demoEdition = {
  slug: '2026',
  isCurrent: true,
  nameRu: 'Кибербезопасность в финансах',
  nameEn: 'Cybersecurity in Finance',
  cityRu: 'Сириус',
  cityEn: 'Sirius',
  venueRu: 'Конгресс-центр',
  venueEn: 'Congress Centre',
  addressRu: 'Маячный проспект, 1',
  addressEn: '1 Lighthouse Avenue',
  startsOn: '2026-02-18',
  endsOn: '2026-02-20',
  timeZone: 'Europe/Moscow',
  feeKopecks: 18_000_000n,
  badgeCompanyNameUntil: '2026-02-13',
  transferUntil: '2025-09-26',
  payBy: '2026-01-30',
  passportBy: '2026-02-06',
  volunteersUntil: '2025-10-31',
  supportEmail: 'support@forum.example',
  // Numbers with 800 000 are assigned to nobody.
  supportPhone: '+78000001820',
  seller,
}

/** Published with the demo's edition, as its first. */
export const demoLegalDetails = { operator, seller, legalNumber: 1, legalSince: '2025-06-02' }

export type DemoOrganiser = { phone: string; role: OrganiserRole; name: string }

/** The forum's own team (product.md §10). */
export const demoOrganisers: readonly DemoOrganiser[] = [
  { phone: '+79000000001', role: 'admin', name: 'Вероника Лапшина' },
  { phone: '+79000000002', role: 'committee', name: 'Герман Остроухов' },
  { phone: '+79000000003', role: 'finance', name: 'Раиса Полежаева' },
  { phone: '+79000000004', role: 'security', name: 'Захар Кремнёв' },
  { phone: '+79000000005', role: 'support', name: 'Ульяна Чистякова' },
  { phone: '+79000000006', role: 'content', name: 'Платон Веретенников' },
  { phone: '+79000000007', role: 'logistics', name: 'Камилла Ахунова' },
  { phone: '+79000000008', role: 'gate', name: 'Тихон Брусникин' },
]

/** Log-ins that show the product from different sides; printed at start. */
export const demoPhones: readonly { phone: string; who: string }[] = [
  ...demoOrganisers.map(({ phone, role }) => ({ phone, who: `organiser, ${role}` })),
  { phone: '+79001000001', who: 'participant, waiting for the committee' },
  { phone: '+79001000002', who: 'participant, approved, not paid yet' },
  { phone: '+79001000003', who: 'participant, paid and verified' },
  { phone: '+79001000004', who: 'participant, rejected (access blocked)' },
  { phone: '+79001000005', who: 'group coordinator, with twelve people' },
  { phone: '+79001020358', who: 'group coordinator who takes part as well' },
  { phone: '+79001141603', who: 'participant, who assists two others' },
  { phone: '+79001000021', who: 'contractor, with employees and vehicles' },
  { phone: '+79001000022', who: 'partner with a stand, package confirmed' },
  { phone: '+79001000023', who: 'exhibitor, whose package is to be confirmed' },
]

/** Set-up, forum days and dismantling: the days of spec point 9, moved with the forum itself from October to February, as its transfers are. */
export const demoSiteWindows: readonly SiteWindow[] = [
  { part: 'setUp', from: moscow('2026-02-15 08:00').getTime(), to: moscow('2026-02-17 15:00').getTime() },
  { part: 'forum', from: moscow('2026-02-18 08:00').getTime(), to: moscow('2026-02-20 20:00').getTime() },
  {
    part: 'dismantling',
    from: moscow('2026-02-20 20:00').getTime(),
    to: moscow('2026-02-21 20:00').getTime(),
  },
]
