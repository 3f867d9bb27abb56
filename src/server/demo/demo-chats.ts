import type { Portrait } from './demo-person.ts'

/** One message: when, from whom, the text, and an optional file. */
export type DemoChatLine = {
  /** Moscow time, `2025-09-03 14:20`. */
  at: string
  by: 'person' | 'support'
  text: string
  file?: { name: string; text: string } | { name: string; portrait: Portrait }
}

/** A chat of the demo. By default support and the person have read everything, and it is open. */
export type DemoChat = {
  phone: string
  lines: DemoChatLine[]
  /** Up to which message each has read. */
  personRead?: number
  supportRead?: number
  /** When support closed it. */
  closedAt?: string
}

/** Chats in every state: waiting, overdue, answered and not yet read, settled, closed; in both languages. */
export const demoChats: readonly DemoChat[] = [
  {
    phone: '+79001000003',
    personRead: 3,
    lines: [
      {
        at: '2025-09-11 12:08',
        by: 'person',
        text: 'Добрый день! Прилетаю вечером накануне открытия. Можно ли получить бейдж в день приезда, чтобы утром не стоять в очереди?',
      },
      {
        at: '2025-09-11 12:31',
        by: 'support',
        text: 'Здравствуйте, Ольга Владимировна! Да, накануне открытия стойка регистрации работает с 14:00 до 20:00. С собой нужен паспорт, остальное у нас уже есть: оплата и проверка данных пройдены.',
      },
      {
        at: '2025-09-11 12:34',
        by: 'person',
        text: 'Отлично, спасибо. И последнее: как удобнее добраться от аэропорта, если рейс в 18:40?',
      },
      {
        at: '2025-09-14 17:52',
        by: 'support',
        text: 'Собрала для вас короткую памятку, она во вложении. Если номер рейса изменится, поправьте его в разделе «Трансфер», тогда водитель будет знать.',
        file: {
          name: 'Как добраться.txt',
          text: 'КАК ДОБРАТЬСЯ ИЗ АЭРОПОРТА\n\n1. После выдачи багажа поверните направо, к стойке форума (зелёная табличка).\n2. Автобус уходит каждые 30 минут, последний в 21:00.\n3. Дорога до гостиниц занимает около 25 минут.\n4. После 21:00 закажите такси: телефон есть в разделе «Трансфер».\n',
        },
      },
    ],
  },
  {
    phone: '+79001000002',
    supportRead: 2,
    lines: [
      {
        at: '2025-09-15 08:12',
        by: 'person',
        text: 'Доброе утро. Заявку одобрили, но платить будет компания. Можно ли выставить счёт на юридическое лицо с отсрочкой до конца октября?',
      },
      {
        at: '2025-09-15 08:15',
        by: 'person',
        text: 'Реквизиты прикладываю, договор у нас подписывает головной офис.',
        file: {
          name: 'Реквизиты.txt',
          text: 'ПАО «Лазоревый Банк»\nИНН 7799001175\nКПП 779901001\n115035, г. Москва, Ордынский тупик, д. 4, стр. 1\n',
        },
      },
    ],
  },
  {
    phone: '+79001000001',
    lines: [
      {
        at: '2025-09-14 21:24',
        by: 'person',
        text: 'Здравствуйте! Только что отправила заявку. Подскажите, сколько обычно ждать решения? Хочу успеть взять билеты.',
      },
      {
        at: '2025-09-15 09:06',
        by: 'support',
        text: 'Доброе утро, Анна Сергеевна! Оргкомитет рассматривает заявки в течение пяти рабочих дней, решение придёт по СМС и почте. Билеты советуем брать после одобрения.',
      },
      { at: '2025-09-15 09:11', by: 'person', text: 'Поняла, жду. Спасибо!' },
      { at: '2025-09-15 09:13', by: 'support', text: 'Хорошего дня! Если что-то изменится, пишите сюда же.' },
    ],
  },
  {
    phone: '+79001000004',
    supportRead: 1,
    lines: [
      {
        at: '2025-09-12 18:40',
        by: 'person',
        text: 'Добрый вечер. Доступ закрыт, потому что организация будто бы ликвидирована. Но её не ликвидировали, а присоединили к другой компании, у меня сохранились и должность, и договор. Как вернуть заявку на рассмотрение?',
      },
      {
        at: '2025-09-14 11:02',
        by: 'person',
        text: 'Могу прислать выписку из реестра. Скажите, куда.',
      },
    ],
  },
  {
    phone: '+79001140021',
    closedAt: '2025-09-10 16:20',
    lines: [
      {
        at: '2025-09-09 13:47',
        by: 'person',
        text: 'Пришло сообщение, что номер паспорта не подтвердился. Проверил: в анкете всё верно.',
      },
      {
        at: '2025-09-09 14:20',
        by: 'support',
        text: 'Здравствуйте, Глеб Аркадьевич! На скане последние две цифры номера читаются иначе, чем в анкете. Сверьте их, пожалуйста, с разворотом и сохраните форму ещё раз. Сам номер сюда писать не нужно.',
      },
      {
        at: '2025-09-09 15:03',
        by: 'person',
        text: 'Действительно, перепутал местами. Завтра доберусь до компьютера и исправлю.',
      },
      {
        at: '2025-09-10 16:18',
        by: 'support',
        text: 'Хорошо. После сохранения проверка начнётся сама, писать нам не нужно.',
      },
    ],
  },
  {
    phone: '+79001180437',
    supportRead: 2,
    lines: [
      {
        at: '2025-09-11 15:20',
        by: 'person',
        text: 'Hello, I have paid and my documents are verified. Could you issue an invitation letter for the visa? Our travel desk asks for the dates and the venue address.',
      },
      {
        at: '2025-09-11 16:02',
        by: 'support',
        text: 'Good afternoon, Sara! Yes, we can. Please tell us the consulate you are applying to and your dates of entry and exit, and we will prepare the letter.',
      },
      {
        at: '2025-09-14 21:05',
        by: 'person',
        text: 'The consulate in Dubai, entry on 16 February, exit on 22 February 2026. Is a scanned copy enough, or do I need the original?',
      },
    ],
  },
  {
    phone: '+79001145138',
    supportRead: 0,
    lines: [
      {
        at: '2025-09-13 19:31',
        by: 'person',
        text: 'My account says that the check of my data goes on. It has been five days. Is there anything missing on my side? My passport is valid until 2031.',
      },
    ],
  },
  {
    phone: '+79001084907',
    personRead: 2,
    lines: [
      {
        at: '2025-09-12 10:11',
        by: 'person',
        text: 'Hi, would this portrait do for the badge and for the speaker page, or should I have a new one taken?',
        file: { name: 'portrait.jpg', portrait: 'm4' },
      },
      {
        at: '2025-09-12 10:48',
        by: 'support',
        text: 'Hi Rahul! It will do for both: a light background, the face is large enough, nothing covers it. Please upload it in the Photo section and frame it there.',
      },
      {
        at: '2025-09-12 10:55',
        by: 'support',
        text: 'One more thing: the biography on the speaker page is still empty. Both languages, please. If you only have English, we will help with the Russian.',
      },
    ],
  },
  {
    phone: '+79001194820',
    closedAt: '2025-09-05 18:04',
    lines: [
      {
        at: '2025-09-05 17:20',
        by: 'person',
        text: 'I registered my colleague Nikola Ilic. Does he have to do anything himself?',
      },
      {
        at: '2025-09-05 17:41',
        by: 'support',
        text: 'Yes, Jelena: he has a text message with a link. He opens it, checks the data and gives his consents. The link works for 48 hours; you can send it again from your account.',
      },
      { at: '2025-09-05 17:58', by: 'person', text: 'Clear, thank you. I will remind him.' },
    ],
  },
  {
    phone: '+79001141603',
    lines: [
      {
        at: '2025-09-08 09:40',
        by: 'person',
        text: 'Добрый день! Оформляю двоих руководителей. Можно ли оплатить участие обоих одним счётом?',
      },
      {
        at: '2025-09-08 10:05',
        by: 'support',
        text: 'Здравствуйте, Светлана Юрьевна! Можно: когда заявки одобрят, откройте «Оплату» одного из них, отметьте второго и выберите оплату по счёту. В счёте будет одна организация-плательщик.',
      },
      { at: '2025-09-08 10:09', by: 'person', text: 'Плательщик один. Спасибо, так и сделаю.' },
      { at: '2025-09-08 10:10', by: 'support', text: 'Пожалуйста!' },
    ],
  },
  {
    phone: '+79001183769',
    closedAt: '2025-09-03 12:30',
    lines: [
      {
        at: '2025-09-03 11:14',
        by: 'person',
        text: 'Когда придут закрывающие документы и можно ли получить их через ЭДО?',
      },
      {
        at: '2025-09-03 12:02',
        by: 'support',
        text: 'Валентина Григорьевна, акт и счёт-фактуру оформят в течение пяти рабочих дней после форума. Отправим через ЭДО и почтой на адрес из раздела «Документы».',
      },
      { at: '2025-09-03 12:21', by: 'person', text: 'Адрес проверила, всё верно. Спасибо.' },
    ],
  },
]
