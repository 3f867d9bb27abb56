import type { SpeakerProfile } from '#domain/speaker/speaker-profile.ts'

/** A speaker's data in the demo; complete ones are with the editors. */
export type DemoSpeaker = { phone: string; at: string; written: SpeakerProfile }

export const demoSpeakers: readonly DemoSpeaker[] = [
  {
    phone: '+79001168910',
    at: '2025-09-11 16:40',
    written: {
      lastName: 'Громов',
      latinLastName: 'Gromov',
      firstName: 'Виталий',
      latinFirstName: 'Vitalii',
      middleName: 'Андреевич',
      latinMiddleName: 'Andreevich',
      positionRu: 'Главный конструктор',
      positionEn: 'Chief Designer',
      companyRu: 'Доверенные схемы',
      companyEn: 'Trusted Circuits',
      biographyRu:
        'Двадцать лет проектирует аппаратные модули безопасности: по его схемам собран каждый третий модуль в процессинговых центрах страны. Начинал с ремонта банкоматов и до сих пор просит студентов сначала разобрать прибор, а потом рисовать.\n\nНа форуме расскажет, как готовить ключи платёжных систем к квантовому компьютеру, не останавливая приём карт.',
      biographyEn:
        'He has designed hardware security modules for twenty years: every third module in the country’s processing centres is built to his schematics. He began by repairing cash machines and still asks students to take a device apart before they draw one.\n\nAt the forum he explains how to prepare the keys of payment systems for a quantum computer without a pause in card acceptance.',
    },
  },
  {
    phone: '+79001194820',
    at: '2025-09-13 21:05',
    written: {
      lastName: null,
      latinLastName: 'Stankovic',
      firstName: null,
      latinFirstName: 'Jelena',
      middleName: null,
      latinMiddleName: null,
      positionRu: 'Управляющий партнёр',
      positionEn: 'Managing Partner',
      companyRu: null,
      companyEn: 'Danube Trust Labs',
      biographyRu: null,
      biographyEn: null,
    },
  },
]

/** A speaker whose card the editors wrote and published: the phone, and the card in content/facts/2026/speaker.json. */
export const demoPublishedSpeaker = { phone: '+79001191158', card: 'nina-dorodnova', at: '2025-08-28 12:15' }
