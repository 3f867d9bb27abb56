import type { DemoCompanyKey } from './demo-companies.ts'

export type DemoGroup = {
  /** Phone of the coordinator's account. */
  phone: string
  /** Surname, first name, middle name. */
  coordinator: string
  email: string
  company: DemoCompanyKey
  startedAt: string
  /** Phones of the members in the order in which they were added. */
  members: readonly string[]
}

/** One coordinator who does not attend, with twelve people in every state; and one who takes part with a colleague. */
export const demoGroups: readonly DemoGroup[] = [
  {
    phone: '+79001000005',
    coordinator: 'Ветрова Алла Игоревна',
    email: 'a.vetrova@trusted-circuits.example',
    company: 'skhemy',
    startedAt: '2025-08-07 11:20',
    members: [
      '+79001168910',
      '+79001171435',
      '+79001178152',
      '+79001174806',
      '+79001151247',
      '+79001197940',
      '+79001161529',
      '+79001189603',
      '+79001131764',
      '+79001073289',
      '+79001110642',
      '+79001113957',
    ],
  },
  {
    phone: '+79001020358',
    coordinator: 'Сафина Лейсан Рустамовна',
    email: 'l.safina@opora.example',
    company: 'opora',
    startedAt: '2025-08-28 09:15',
    members: ['+79001020358', '+79001049137'],
  },
]

/** Whether a phone is that of a coordinator. */
export function isCoordinator(phone: string): boolean {
  return demoGroups.some(group => group.phone === phone)
}
