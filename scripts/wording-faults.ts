/**
 * Words that one language may not take back, each with the word that stands for it: one word for one thing (docs/glossary.md).
 * `except` are keys whose text means another thing by it.
 */
type Unwanted = { word: RegExp; write: string; except?: RegExp }

const UNWANTED: Record<'ru' | 'en', Unwanted[]> = {
  ru: [
    { word: /авансов\S* сч[её]т/i, write: 'счёт-фактура на аванс' },
    { word: /взнос/i, write: 'стоимость участия' },
    { word: /физическ\S+ лиц/i, write: 'частное лицо' },
    { word: /пункт\S* программ/i, write: 'сессия' },
    { word: /важн\S+ обновлен/i, write: 'важное сообщение' },
    { word: /ассистент/i, write: 'помощник' },
    { word: /доверенн\S+ лиц/i, write: 'помощник', except: /^power_|^documents_power/ },
    { word: /узел(?!\S)|узл(?:а|ы|ов|у|ом|е)(?!\p{L})/iu, write: 'аэропорт или вокзал' },
    { word: /сфер\S* деятельности/i, write: 'тип организации' },
    { word: /участник\S* выставки/i, write: 'экспонент' },
    { word: /действий (?:нет|не требуется)/i, write: 'делать ничего не нужно' },
    { word: /(?<!\p{L})(?:уйд[её]т|уйдут|ушл[аио])(?!\p{L})/iu, write: 'отправим, отправлено' },
    { word: /просьб/i, write: 'запрос' },
    { word: /издани/i, write: 'СМИ' },
    { word: /статус/i, write: 'состояние' },
    { word: /ведущ(?:ий|его|ему|им|ие|их|ая)/i, write: 'модератор' },
    { word: /пересечени/i, write: 'накладка' },
    { word: /СМС пришло|пришло СМС/i, write: 'СМС пришла' },
    { word: /ссылк\S* на подтверждение/i, write: 'ссылка для подтверждения' },
    { word: /расхождени|не сошлись/i, write: 'данные не совпали' },
    { word: /вход (?:открыт|закрыт)|можно входить/i, write: 'допуск' },
    { word: /отозвать решение|решение отозвано/i, write: 'решение отменяют' },
    {
      word: /отменить заявку|заявка отменена|начать заявку|продолжить заявку/i,
      write: 'заявку отзывают, анкету заполняют',
    },
    {
      word: /оргкомитет (?:по)?смотрит|программа не (?:видит|смогла)|не программа/i,
      write: 'проверяет; автоматическая проверка',
    },
    { word: /ожидает оплаты/i, write: 'оплата начата' },
  ],
  en: [
    { word: /\bVAT number/i, write: 'tax number (INN)' },
    { word: /\be-mail/i, write: 'email' },
    { word: /\bphotographs?\b/i, write: 'photo' },
    { word: /\b(?:some|no|every)body\b/i, write: 'someone, no one, everyone' },
    { word: /\bwhoever\b/i, write: 'the person who …' },
    { word: /\bsecurity service\b/i, write: 'the security team' },
    { word: /\badmission\b/i, write: 'entry' },
    { word: /\bcabinets?\b/i, write: 'account' },
    { word: /\b(?:will|not) do\b/i, write: 'suitable' },
    { word: /\bcanned|prepared answer/i, write: 'saved reply' },
    { word: /\bprogramme item/i, write: 'session' },
    { word: /\bmend(?:ed|s|ing)?\b/i, write: 'fix' },
    { word: /\bby phone\b/i, write: 'with a phone number' },
    { word: /\b(?:last|family) name\b/i, write: 'surname' },
    { word: /\badditional check/i, write: 'further check' },
    { word: /\bpassport data\b/i, write: 'passport details' },
    { word: /\bdata (?:are|have|were|need)\b/i, write: 'data is; details of a person' },
    { word: /\btries\b/i, write: 'attempts' },
    { word: /\bat once\b/i, write: 'immediately, straight away; together' },
    { word: /\blooks? after\b/i, write: 'manages' },
    { word: /\bhubs?\b/i, write: 'airport or station' },
    { word: /\brides?\b/i, write: 'transfer' },
    { word: /\b(?:gets?|got) (?:a|this) letter\b/i, write: 'email' },
    { word: /\bnothing found\b/i, write: 'No results' },
    { word: /\bclosing documents\b/i, write: 'accounting documents' },
    { word: /\bgo on\b/i, write: 'continue' },
    { word: /\boff the site\b/i, write: 'unpublish' },
    { word: /\binvoice \{(?:number|replaced)\}/i, write: 'Invoice No. {number}' },
    { word: /₽/, write: 'RUB' },
    { word: /\bmin\./i, write: 'minutes' },
    { word: /\bSMS\b/, write: 'text message', except: /^(?:outbox|organiser|factor|own_login|team)_/ },
  ],
}

const SHORT_WORD = /(?<![\p{L}\d{}\-‑@./])(\p{Script=Cyrillic}{1,2}) (?=[\p{L}\d«„({№])/u
const PLAIN_SPACES: [RegExp, string][] = [
  [SHORT_WORD, 'after a short word'],
  [/№ (?=[\d{])/, 'after №'],
  [/\d (?=[а-яё₽%])/i, 'between a number and its word'],
  [/\{(?:count|percent|hours|minutes|days)\} (?=[а-яё%₽])/, 'between a number and its word'],
  [/\S [—–](?=\s|$)/, 'before a dash'],
  [/\p{L} (?:ли|же|бы)(?![\p{L}-])/u, 'before a particle'],
]

/** What one text says otherwise than the house does, as ends of a sentence that begins with its key. */
export function wordingFaults(locale: 'ru' | 'en', key: string, text: string): string[] {
  const read = text.replaceAll('\u00a0', ' ')
  const faults = UNWANTED[locale].flatMap(({ word, write, except }) => {
    const found = except?.test(key) ? null : word.exec(read)
    return found ? [`says "${found[0]}": write "${write}"`] : []
  })
  if (/(?<!_field)_question$/.test(key) && !/\?$/.test(read)) faults.push('is a question without its mark')
  return locale === 'en' ? faults : [...faults, ...spaceFaults(text)]
}

/** Where a Russian line can break and leave a short word, a number or a dash alone. */
export function spaceFaults(text: string): string[] {
  return PLAIN_SPACES.flatMap(([space, where]) => {
    const found = space.exec(text)
    return found ? [`can break ${where}: "${text.slice(found.index, found.index + 14)}"`] : []
  })
}
