import { transliterateName } from '#domain/person/transliteration.ts'
import type { Picker } from './crowd-random.ts'

/** A part of a name in both scripts; foreigners may have Latin letters alone. */
export type Spelling = { own: string | null; latin: string }

const list = (words: string): string[] => words.trim().split(/\s+/)
const cyrillic = (own: string): Spelling => ({ own, latin: transliterateName(own) })
const latinOnly = (latin: string): Spelling => ({ own: null, latin })

const surnames = list(`
  Абрамов Авдеев Агафонов Аксёнов Алёшин Анисимов Антипов Артёмов Астахов Афанасьев Бабушкин Балашов Баранов Барсуков Безруков Беляев
  Березин Бирюков Бобров Богданов Большаков Бочаров Буров Быстров Вавилов Васнецов Вдовин Верещагин Виноградов Вишняков Воронин Высоцкий
  Гаврилов Галкин Герасимов Глебов Голубев Горбунов Горшков Грачёв Гришин Громов Гуляев Гущин Давыдов Дёмин Денисов Дорофеев Дубровский
  Евсеев Егоров Елисеев Ермаков Ефимов Жаров Жданов Журавлёв Завьялов Зайцев Захаров Зеленский Зимин Зотов Зубков Иванов Игнатьев Ильин
  Исаев Казаков Калашников Капустин Карпов Касьянов Кириллов Климов Князев Ковалевский Колесников Комаров Кондратьев Коновалов Корнеев
  Коровин Костин Крылов Кудрявцев Кузнецов Кулагин Лаврентьев Лазарев Лапшин Лебедев Левашов Леонов Логинов Лукин Лыткин Макаров Малинин
  Марков Маслов Медведев Мельник Минаев Миронов Митин Морозов Муравьёв Назаров Некрасов Нестеров Никитин Новиков Овчинников Озеров Орехов
  Островский Павлов Панфилов Петренко Пименов Поляков Потапов Прохоров Пушкарёв Рогов Родионов Рябов Савельев Самсонов Сафонов Свиридов
  Селезнёв Семёнов Серебряков Сидоренко Ситников Соболев Соколов Сорокин Стрельцов Суворин Тарасов Тимофеев Титов Третьяков Трофимов
  Туманов Тюрин Уваров Ушаков Фадеев Фёдоров Филатов Фомин Фролов Харитонов Хохлов Царёв Чайковский Чернов Чистяков Шаповалов Шевченко
  Шестаков Шилов Широков Шубин Щербаков Щукин Юдин Юрьев Яковлев Яшин`)
const men = list(`
  Александр Алексей Анатолий Андрей Антон Аркадий Артём Борис Вадим Валерий Василий Виктор Виталий Владимир Вячеслав Геннадий Георгий
  Глеб Григорий Даниил Денис Дмитрий Евгений Егор Иван Игорь Илья Кирилл Константин Лев Леонид Максим Михаил Никита Николай Олег Павел
  Пётр Роман Сергей Станислав Степан Тимур Фёдор Юрий Ярослав`)
const women = list(`
  Александра Алина Алла Анастасия Анна Валентина Валерия Варвара Вера Вероника Виктория Галина Дарья Евгения Екатерина Елена Елизавета
  Жанна Зинаида Инна Ирина Карина Кира Ксения Лариса Лидия Любовь Людмила Маргарита Марина Мария Надежда Наталья Нина Оксана Ольга Полина
  Светлана София Софья Тамара Татьяна Ульяна Юлия Яна`)
const fathers = list(`
  Александрович Алексеевич Анатольевич Андреевич Антонович Аркадьевич Борисович Вадимович Валерьевич Васильевич Викторович Витальевич
  Владимирович Вячеславович Геннадьевич Георгиевич Григорьевич Денисович Дмитриевич Евгеньевич Иванович Игоревич Кириллович
  Константинович Леонидович Львович Максимович Михайлович Николаевич Олегович Павлович Петрович Романович Сергеевич Станиславович
  Степанович Тимурович Фёдорович Юрьевич Ярославович`)

/** The feminine form of a surname that has one. */
function feminine(surname: string): string {
  if (/(?:[оеё]в|[иы]н)$/.test(surname)) return `${surname}а`
  return surname.replace(/ский$/, 'ская')
}

/** What people of one country and sex are called. */
export type NamePool = { country: string; surnames: Spelling[]; names: Spelling[]; fathers: string[] }

const abroad = (country: string, surnamesOf: string, namesOf: string, spell = latinOnly): NamePool => ({
  country,
  surnames: list(surnamesOf).map(spell),
  names: list(namesOf).map(spell),
  fathers: [],
})

export const russianNames: readonly NamePool[] = [
  {
    country: 'RU',
    surnames: surnames.map(cyrillic),
    names: men.map(cyrillic),
    fathers,
  },
  {
    country: 'RU',
    surnames: surnames.map(feminine).map(cyrillic),
    names: women.map(cyrillic),
    fathers: fathers.map(father => father.replace(/ич$/, 'на')),
  },
]

export const foreignNames: readonly NamePool[] = [
  abroad(
    'KZ',
    'Абдрахманов Ахметов Байжанов Есенов Жумабеков Искаков Касымов Нурланов Оспанов Сулейменов',
    'Алихан Арман Асет Бауыржан Данияр Ерлан Кайрат Нурсултан Руслан Тимур',
    cyrillic,
  ),
  abroad(
    'BY',
    'Барановский Вашкевич Дашкевич Зенькович Карпович Лукашевич Мицкевич Новик Савицкий Шидловский',
    'Алесь Антон Виктор Глеб Денис Егор Игорь Максим Павел Янка',
    cyrillic,
  ),
  abroad(
    'AM',
    'Adamyan Balasanyan Davtyan Galstyan Hakobyan Khachatryan Manukyan Petrosyan Sargsyan Vardanyan',
    'Anahit Ani Aram Armen Davit Gayane Hayk Lilit Narek Tigran',
  ),
  abroad(
    'RS',
    'Bogdanovic Djordjevic Ilic Jankovic Jovanovic Markovic Nikolic Pavlovic Petrovic Stojanovic',
    'Ana Bojan Dragan Goran Ivana Jelena Marko Milica Nikola Vuk',
  ),
  abroad(
    'IN',
    'Agarwal Bhatt Chatterjee Desai Gupta Iyer Kulkarni Mehta Nair Sharma',
    'Aarav Aditi Ananya Arjun Divya Kavya Priya Rahul Rohan Vikram',
  ),
  abroad('CN', 'Chen Gao Huang Li Lin Liu Wang Xu Zhang Zhao', 'Bo Fang Hui Jing Lei Mei Ning Wei Xin Yan'),
  abroad(
    'AE',
    'Al-Ameri Al-Falasi Al-Hashimi Al-Kaabi Al-Mansoori Al-Marri Al-Nuaimi Al-Qasimi Al-Suwaidi Al-Zaabi',
    'Ahmed Amal Fatima Hamad Khalid Layla Maryam Omar Rashid Saif',
  ),
  abroad(
    'DE',
    'Bauer Becker Fischer Hoffmann Keller Krause Schneider Schulz Vogel Wagner',
    'Anke Birgit Dieter Frank Heike Jens Katrin Lukas Stefan Uwe',
  ),
]

export const positions = [
  'Аналитик',
  'Архитектор информационной безопасности',
  'Главный специалист',
  'Директор по безопасности',
  'Заместитель директора',
  'Инженер',
  'Начальник отдела',
  'Начальник управления',
  'Руководитель направления',
  'Руководитель центра мониторинга',
  'Советник',
  'Старший аналитик',
] as const

export const foreignPositions = [
  'Analyst',
  'Chief Information Security Officer',
  'Consultant',
  'Deputy Director',
  'Head of Fraud Prevention',
  'Principal Engineer',
  'Security Architect',
  'Vice President',
] as const

const cyrillicNames = [...russianNames, ...foreignNames].filter(({ surnames: [first] }) => first?.own)

/** Somebody who works on site: a Russian as a rule, and always with a name in Cyrillic letters. */
export function cyrillicName(random: () => number, pick: Picker) {
  const pool = pick(random() < 0.9 ? russianNames : cyrillicNames)
  const [surname, name] = [pick(pool.surnames), pick(pool.names)]
  return {
    lastName: surname.own ?? surname.latin,
    firstName: name.own ?? name.latin,
    middleName: pool.fathers.length > 0 ? pick(pool.fathers) : null,
    latinLastName: surname.latin,
    latinFirstName: name.latin,
    citizenship: pool.country,
  }
}
