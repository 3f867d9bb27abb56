import { m } from '#messages/compiled/messages.js'
import { drawPicture } from '#test/factories/picture.ts'
import type { Piece } from './editor.ts'

/** One piece of each kind that the public site shows, in an order in which each finds what it names. */
export async function sitePieces(today: string): Promise<Piece[]> {
  const picture = await drawPicture({ format: 'png', width: 1200, height: 800 })
  const person = [
    [m.content_field_position, { ru: 'Директор по безопасности', en: 'Head of security' }],
    [m.content_field_company, { ru: 'Лазоревый Банк', en: 'Azure Bank' }],
  ] as const
  return [
    {
      kind: m.content_kind_news,
      fields: [
        [m.content_field_topic, { option: 'forum' }],
        [m.content_field_date, { day: today }],
        [m.content_field_title, { ru: 'Приём заявок открыт', en: 'Applications are open' }],
        [m.content_field_summary, { ru: 'Ждём заявки до апреля.', en: 'Apply until April.' }],
        [m.content_field_body, { ru: 'Заявку подают **на сайте**.', en: 'Apply **on this site**.' }],
        [m.content_field_cover, { picture }],
        [m.content_field_coverAlt, { ru: 'Зал форума', en: 'The hall' }],
      ],
    },
    {
      kind: m.content_kind_figure,
      fields: [
        [m.content_field_value, { line: '2000+' }],
        [m.content_field_label, { ru: 'участников', en: 'participants' }],
      ],
    },
    {
      kind: m.content_kind_faqItem,
      fields: [
        [m.content_field_section, { option: 'payment' }],
        [m.content_field_question, { ru: 'Можно ли платить картой?', en: 'Can I pay by card?' }],
        [m.content_field_answer, { ru: 'Да, после одобрения.', en: 'Yes, once approved.' }],
      ],
    },
    {
      kind: m.content_kind_contact,
      fields: [
        [m.content_field_department, { ru: 'Пресс-служба', en: 'Press office' }],
        [m.content_field_email, { line: 'press@forum.example' }],
      ],
    },
    { kind: m.content_kind_hall, fields: [[m.content_field_name, { ru: 'Малахитовый', en: 'Malachite' }]] },
    {
      kind: m.content_kind_track,
      fields: [
        [m.content_field_name, { ru: 'Защита платежей', en: 'Payment security' }],
        [m.content_field_colour, { option: 'green' }],
      ],
    },
    {
      kind: m.content_kind_speaker,
      asked: true,
      fields: [
        [m.content_field_lastName, { ru: 'Ветрова', en: 'Vetrova' }],
        [m.content_field_firstName, { ru: 'Анна', en: 'Anna' }],
        ...person,
        [m.content_field_biography, { ru: 'Строит защиту банков.', en: 'Protects banks.' }],
        [m.content_field_photograph, { picture }],
      ],
    },
    {
      kind: m.content_kind_committeeMember,
      fields: [
        [m.content_field_role, { option: 'chair' }],
        [m.content_field_lastName, { ru: 'Лугин', en: 'Lugin' }],
        [m.content_field_firstName, { ru: 'Пётр', en: 'Petr' }],
        ...person,
      ],
    },
    {
      kind: m.content_kind_partner,
      fields: [
        [m.content_field_category, { option: 'general' }],
        [m.content_field_name, { ru: 'Янтарные системы', en: 'Amber Systems' }],
        [m.content_field_description, { ru: 'Делает межсетевые экраны.', en: 'Makes firewalls.' }],
        [m.content_field_logo, { picture }],
      ],
    },
    {
      kind: m.content_kind_album,
      fields: [
        [m.content_field_sessionTitle, { ru: 'Подготовка площадки', en: 'Preparing the venue' }],
        [m.content_field_date, { day: today }],
        [m.content_field_pictures, { picture }],
      ],
    },
    {
      kind: m.content_kind_video,
      fields: [
        [m.content_field_sessionTitle, { ru: 'Приглашение на форум', en: 'An invitation' }],
        [m.content_field_date, { day: today }],
        [m.content_field_poster, { picture }],
        [m.content_field_embed, { line: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/' }],
        [m.content_field_durationSeconds, { line: '90' }],
      ],
    },
  ]
}

/** The first item of the programme, written from its board. */
export const firstSession: Piece['fields'] = [
  [m.content_field_sessionTitle, { ru: 'Доверие к платежам', en: 'Trust in payments' }],
  [m.content_field_abstract, { ru: 'О чём спорят банки.', en: 'What banks argue about.' }],
  [m.content_field_format, { option: 'plenary' }],
  [m.content_field_day, { option: { index: 1 } }],
  [m.content_field_startsAt, { line: '10:00' }],
  [m.content_field_endsAt, { line: '11:00' }],
  [m.content_field_hall, { named: 'Малахит' }],
  [m.content_field_track, { named: 'Защита' }],
  [m.content_field_language, { option: 'ru' }],
  [m.content_field_speakers, { named: 'Ветрова' }],
]

/** What a visitor then finds, page by page, in both languages. */
export const shownOnTheSite = [
  ['/', 'участников', 'participants'],
  ['/', '2000+', '2,000+'],
  ['/news', 'Приём заявок открыт', 'Applications are open'],
  ['/faq', 'Можно ли платить картой?', 'Can I pay by card?'],
  ['/contacts', 'Пресс-служба', 'Press office'],
  ['/program', 'Доверие к платежам', 'Trust in payments'],
  ['/program', 'Малахитовый', 'Malachite'],
  ['/speakers', 'Ветрова', 'Vetrova'],
  ['/comitet', 'Лугин', 'Lugin'],
  ['/partners', 'Янтарные системы', 'Amber Systems'],
  ['/album', 'Подготовка площадки', 'Preparing the venue'],
  ['/media', 'Приглашение на форум', 'An invitation'],
  ['/youth', 'Отбор идёт до марта', 'Selection runs until March'],
] as const
