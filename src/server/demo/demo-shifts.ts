export type DemoShift = { from: string; to: string; ru: string; en: string; needed: number }

/** Set-up and the three forum days, in Moscow time. */
export const demoShifts: readonly DemoShift[] = [
  {
    from: '2026-02-17 10:00',
    to: '2026-02-17 15:00',
    ru: 'Сборка пакетов участника, склад',
    en: 'Packing participants’ bags, store room',
    needed: 4,
  },
  {
    from: '2026-02-17 09:00',
    to: '2026-02-17 14:00',
    ru: 'Навигация по залам, монтаж',
    en: 'Putting up signs in the halls',
    needed: 2,
  },
  {
    from: '2026-02-17 12:00',
    to: '2026-02-17 15:00',
    ru: 'Стойка регистрации, репетиция',
    en: 'Registration desk, rehearsal',
    needed: 3,
  },
  {
    from: '2026-02-18 07:30',
    to: '2026-02-18 13:00',
    ru: 'Стойка регистрации',
    en: 'Registration desk',
    needed: 4,
  },
  {
    from: '2026-02-18 08:00',
    to: '2026-02-18 14:00',
    ru: 'Встреча в аэропорту',
    en: 'Meeting people at the airport',
    needed: 2,
  },
  {
    from: '2026-02-18 09:00',
    to: '2026-02-18 15:00',
    ru: 'Зал пленарных заседаний',
    en: 'Plenary hall',
    needed: 3,
  },
  {
    from: '2026-02-18 13:00',
    to: '2026-02-18 20:00',
    ru: 'Информационная стойка',
    en: 'Information desk',
    needed: 2,
  },
  { from: '2026-02-19 08:30', to: '2026-02-19 14:00', ru: 'Пресс-центр', en: 'Press centre', needed: 2 },
  {
    from: '2026-02-19 09:00',
    to: '2026-02-19 15:00',
    ru: 'Выставка, входная группа',
    en: 'Exhibition, entrance',
    needed: 3,
  },
  {
    from: '2026-02-19 14:00',
    to: '2026-02-19 20:00',
    ru: 'Молодёжная программа',
    en: 'Youth programme',
    needed: 3,
  },
  { from: '2026-02-20 08:30', to: '2026-02-20 14:00', ru: 'Гардероб', en: 'Cloakroom', needed: 2 },
  {
    from: '2026-02-20 09:00',
    to: '2026-02-20 16:00',
    ru: 'Зал пленарных заседаний',
    en: 'Plenary hall',
    needed: 4,
  },
  {
    from: '2026-02-20 15:00',
    to: '2026-02-20 20:00',
    ru: 'Проводы к шаттлам',
    en: 'Seeing people to the shuttles',
    needed: 2,
  },
]
