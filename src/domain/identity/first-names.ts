import { readingsOf } from './name-sounds.ts'

/** One first name a line: the full name first, then short, foreign and neighbours' forms. A form may stand in several lines. */
const lines = `
Александр Саша Саня Шура Alex Alexander Aleksandr Alexandre Alejandro Олександр Аляксандр Sasha Алекс
Александра Саша Саня Шура Alex Alexandra Олександра Sasha Ася
Алексей Лёша Лёха Алёша Alex Alexis Alexius Олексій Аляксей Lesha
Алина
Алиса Alice
Алла
Алёна Алёнка Alyona
Анастасия Настя Стася Anastasia Nastya Ася
Анатолий Толя Толик Анатолій Anatole
Ангелина Лина Angelina
Андрей Андрюша Andrew Andreas Andre Андрій
Анжела Angela Анжелика
Анна Аня Нюра Ann Anne Anna Hanna Ганна Anya
Антон Антоша Anthony Antony Тоша
Антонина Тоня
Арина Ариша
Аркадий Аркаша Arcady
Артём Тёма Артемий Artem Artyom Артемій
Артур Arthur
Афанасий
Богдан
Борис Боря Boris
Вадим Вадик Дима
Валентин Валя Valentine
Валентина Валя
Валерий Валера Валерій Valery
Валерия Лера Valeria
Варвара Варя Barbara
Василий Вася Basil Василь Vasil
Василиса
Вера Vera
Вероника Ника Veronica
Виктор Витя Victor Віктор
Виктория Вика Victoria Вікторія
Виталий Виталик Віталій Витя
Владимир Вова Володя Володимир Уладзімір Vladimir Vova Waldemar Влад
Владислав Влад Слава Vlad Уладзіслаў
Всеволод Сева
Вячеслав Слава Вячеслав В’ячеслав
Галина Галя Halyna Galya
Геннадий Гена Геннадій
Георгий Жора Гоша George Georges Георгій Гера
Герман Гера Herman Hermann
Глеб
Григорий Гриша Gregory Григорій Рыгор Grisha
Давид David
Данила Даня
Даниил Данил Даня Daniel Данило
Дарья Даша Daria Darya Дарина Dasha
Денис Денис Dennis Denys Denis
Дмитрий Дима Митя Dmitri Dmitry Dimitri Demetrius Дмитро Дзмітрый Dima
Евгений Женя Eugene Eugen Євген Евген Яўген Zhenya
Евгения Женя Eugenia Євгенія Zhenya
Егор Yegor
Екатерина Катя Catherine Katherine Kate Katerina Катерина Кацярына Katya Ekaterina
Елена Лена Helen Helena Олена Elena Lena
Елизавета Лиза Elizabeth Elisabeth Liza Єлизавета
Жанна Jeanne Zhanna
Захар
Зинаида Зина
Зоя Zoe
Иван Ваня Ivan John Іван Vanya
Игнат Игнатий Ignatius
Игорь Ігор Игорёк Igor
Илья Илюша Ilya Elijah Ілля
Инна
Ирина Ира Irene Irina Ірина Ірына Ira
Карина Karina
Кирилл Кирюша Cyril Кирило
Кира
Константин Костя Constantine Konstantin Костянтин
Ксения Ксюша Xenia Kseniya Аксинья
Лариса Лара Larissa
Лев Лёва Leo Lev Leon
Леонид Лёня Leonid
Лидия Лида Lydia
Любовь Люба Lyubov
Людмила Люда Мила Ludmila
Максим Макс Max Maxim Максім
Маргарита Рита Margarita Margaret
Марина Маринка Marina
Мария Маша Маруся Maria Mary Marie Марія Masha
Марфа Martha
Марк Mark Marc
Матвей Matthew Мотя
Михаил Миша Michael Mikhail Михайло Міхась Misha Mike Michel
Надежда Надя Nadezhda Nadia
Наталья Наташа Наталия Natalia Natalie Наталія Natasha
Никита Nikita
Николай Коля Nicholas Nicolas Nikolas Nikolai Микола Мікалай Kolya Nick Nicolai
Нина Nina
Оксана Ксюша Oxana
Олег Oleg Олежка Oleh
Ольга Оля Olga Olya Вольга
Павел Паша Paul Pavel Павло Pasha
Платон Plato
Полина Поля Pauline
Пётр Петя Peter Pyotr Петро Pierre Пятро Петр
Раиса Рая
Роман Рома Roman
Руслан
Савелий
Светлана Света Svetlana Світлана
Святослав Слава
Семён Сёма Simon Semyon
Сергей Серёжа Serge Sergei Сергій Сяргей Sergio Серж
София Софья Соня Sophia Sophie Sofia Sofya
Станислав Стас Слава Stanislaw Stas
Станислава Стася
Степан Стёпа Stephen Stefan Steven
Тамара Тома
Татьяна Таня Tatiana Тетяна Tanya
Тимофей Тима Timothy
Тимур Тима
Тихон
Ульяна Уля
Фёдор Федя Theodore Fyodor Федір
Феликс Felix
Филипп Phil Philip Philippe
Эдуард Эдик Edward Eduard
Эльвира
Эмма Emma
Юлиан Julian
Юлия Юля Julia Yulia Julie Юлія Yulya
Юрий Юра George Yuri Юрій Yura Youri
Яков Яша Jacob Iakov
Ян Jan
Яна Jana
Ярослав Слава Yaroslav
Эльдар
Эльнур
Рамиль
Рустам
Хасан Hassan
Хусейн Hussein
Арам
Карен
`
type Table = { groups: Map<string, Set<string>>; forms: Map<string, Set<string>> }

let table: Table | null = null

/** From the key of a form to full names, and back. Read with the first search: a thousand readings are too much for every start. */
function readTable(): Table {
  if (table) return table
  const groups = new Map<string, Set<string>>()
  const forms = new Map<string, Set<string>>()
  for (const line of lines.trim().split('\n')) {
    const written = line.split(' ')
    const full = written[0] ?? ''
    const keys = written.map(form => readingsOf(form)[0]?.key ?? '')
    forms.set(full, new Set(keys))
    for (const key of keys) groups.set(key, (groups.get(key) ?? new Set()).add(full))
  }
  table = { groups, forms }
  return table
}

/** The full first names that a written one may stand for, given all its readings; empty for a name that the table lacks. */
export function fullNamesOf(keys: readonly string[]): ReadonlySet<string> {
  const { groups } = readTable()
  return new Set(keys.flatMap(key => [...(groups.get(key) ?? [])]))
}

/** The keys of all forms of the names that a written one may stand for: of Саша those of Александр, and the other way round. */
export function formsOfFirstName(keys: readonly string[]): string[] {
  const { forms } = readTable()
  return [...fullNamesOf(keys)].flatMap(full => [...(forms.get(full) ?? [])])
}
