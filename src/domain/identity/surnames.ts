import { readingsOf } from './name-sounds.ts'

/** Frequent surnames, masculine where they have two forms. Two of them are two surnames, however near, and never a typing error of each other. */
const frequent = `
Абрамов Агафонов Азаров Акимов Аксёнов Александров Алексеев Алёшин Алёхин Алиев Андреев Андрианов Анисимов Антонов Анохин Архипов Астахов Афанасьев
Бабкин Баранов Барсуков Белкин Белов Белый Беляев Беляков Бирюков Блинов Бобров Бобылёв Богданов Большаков Бондарев Борисов Бочаров Брагин Булгаков Бурков
Буров Быков Валиев Васильев Васин Вдовин Веселов Виноградов Вишняков Власов Волков Волчков Волошин Воробьёв Воронин Воронов Воронцов Высоцкий Гаврилов
Галкин Герасимов Глухов Голованов Голиков Голубев Горбачёв Горбунов Гордеев Горшков Горелов Грачёв Греков Гришин Громов Гуляев Гуров Гурьев Гусев Гущин
Гусин Давыдов Данилов Дементьев Демидов Денисов Дмитриев Долгов Дорофеев Дорохов Доронин Дроздов Дьяков Дьячков Евдокимов Евсеев Егоров Елисеев Емельянов
Еремеев Еремин Ермаков Ермолаев Ершов Ефимов Ефремов Жаров Жарков Жданов Жигалов Жуков Журавлёв Зайцев Захаров Зверев Зимин Зиновьев Злобин Золотов Зорин
Зубов Зуев Зыков Иванов Игнатов Игнатьев Ильин Исаев Исаков Казаков Калашников Калинин Калинкин Калугин Капустин Карасёв Карпов Карташов Касаткин Кириллов
Киселёв Климов Ковалёв Ковалевский Козлов Козырев Колесников Колосов Комаров Комиссаров Кондратьев Коновалов Константинов Корнеев Корнилов Королёв Коротков
Котов Кочетков Кочетов Кошелев Кравцов Краснов Круглов Крылов Крюков Кузин Кузнецов Кузьмин Кузьмичёв Кулагин Кулаков Куликов Куприянов Лавров Лазарев
Ларин Ларионов Лебедев Левин Леонов Леонтьев Лисин Литвинов Лобанов Логинов Лосев Лукин Львов Майоров Макаров Макеев Максимов Малышев Мальцев Маркин
Марков Мартынов Маслов Матвеев Медведев Мельников Миронов Михайлов Михалков Михеев Моисеев Молчанов Морозов Муравьёв Муратов Назаров Наумов Некрасов
Нестеров Никитин Никифоров Николаев Никишин Никонов Новиков Носков Носов Овсянников Овчинников Одинцов Озеров Орехов Орлов Осипов Павлов Панин Панов
Панфилов Парфёнов Пастухов Пахомов Перов Петров Петухов Пименов Платонов Плотников Поляков Пономарёв Попков Попов Потапов Прокофьев Прохоров Раков Родин
Родионов Рожков Розанов Романов Рыбаков Рыжов Рябов Савельев Савин Савицкий Сазонов Сальников Самойлов Самсонов Сафонов Сахаров Селезнёв Селиванов
Семёнов Сергеев Серов Серёгин Сидоров Симонов Синицын Ситников Скворцов Смирнов Снегирёв Соболев Соколов Соловьёв Софронов Сорокин Спиридонов Старков
Старостин Степанов Столяров Субботин Суворов Суханов Сухов Тарасов Терентьев Тимофеев Титов Тихомиров Тихонов Тихомолов Токарев Трифонов Трофимов Туманов
Уваров Ульянов Усов Успенский Устинов Уткин Фадеев Федосеев Федотов Фёдоров Филатов Филимонов Филиппов Фирсов Фокин Фомин Фомичёв Фролов Харитонов
Хачатурян Хачатрян Хохлов Худяков Царёв Цветков Чеботарёв Черкасов Чернов Чернышёв Чернышов Черняев Чесноков Чижов Чистяков Чумаков Шапошников Шаров
Шевелёв Шестаков Шилов Широков Шишкин Чижкин Шмелёв Шубин Шувалов Щеглов Щербаков Щукин Юдин Яковлев Якушев
`
let frequentKeys: Set<string> | null = null

function isFrequent(key: string): boolean {
  frequentKeys ??= new Set(
    frequent
      .trim()
      .split(/\s+/)
      .map(surname => readingsOf(surname)[0]?.key ?? ''),
  )
  return frequentKeys.has(key)
}

/** Surnames of the East that passports spell by custom, not by sound. */
const byCustom = ['ли lee li yi rhee', 'пак pak park bak', 'цой tsoi tsoy choi choe', 'чхве choi choe'].map(
  line => new Set(line.split(' ')),
)

export function sameByCustom(left: string, right: string): boolean {
  const [one, other] = [left.toLowerCase(), right.toLowerCase()]
  return byCustom.some(spellings => spellings.has(one) && spellings.has(other))
}

/** Whether both are frequent surnames of their own. Takes masculine keys. */
export function bothFrequent(left: string, right: string): boolean {
  return left !== right && isFrequent(left) && isFrequent(right)
}

export type SurnameForm = {
  /** As a man bears it. */
  masculine: string
  /** Only where the ending tells. */
  gender: 'female' | 'male' | null
  ending: string | null
}

const feminine: [RegExp, string][] = [
  [/(ov|ev|in)a$/, '$1'],
  [/([sc]k)a(?:ia)?$/, '$1i'],
  [/([^aeiou])aia$/, '$1i'],
]
const endings = [
  'kov',
  'kin',
  'ov',
  'ev',
  'in',
  'ski',
  'cki',
  'enko',
  'ko',
  'uk',
  'ih',
  'ian',
  'iC',
  'ec',
  'an',
  'i',
]

/** What the ending of a surname says. Takes a key of `readingsOf`. */
export function surnameForm(key: string): SurnameForm {
  const found = feminine.find(([pattern]) => pattern.test(key))
  const masculine = found ? key.replace(found[0], found[1]) : key
  const ending = masculine.length > 4 ? endings.find(one => masculine.endsWith(one)) : undefined
  const isMale = ending !== undefined && ['kov', 'kin', 'ov', 'ev', 'in', 'ski', 'cki', 'i'].includes(ending)
  return { masculine, gender: found ? 'female' : isMale ? 'male' : null, ending: ending ?? null }
}
