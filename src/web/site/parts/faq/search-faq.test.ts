import { describe, expect, it } from 'vitest'
import { indexFaq, searchFaq } from './search-faq.ts'

const index = indexFaq([
  {
    guid: 'invoice',
    question: 'Как получить счёт на организацию?',
    answerHtml: '<p>В разделе «Оплата» укажите <a href="/x">ИНН</a>.</p>',
  },
  { guid: 'passport', question: 'Зачем нужен паспорт?', answerHtml: '<p>Для допуска на площадку.</p>' },
  { guid: 'transfer', question: 'Who meets us?', answerHtml: '<p>Shuttles run between the stations.</p>' },
])

describe('searchFaq', () => {
  it.each([
    ['счета', ['invoice']],
    ['Счёт', ['invoice']],
    ['организаций', ['invoice']],
    ['оплатить', ['invoice']],
    ['паспортные', ['passport']],
    ['площадке', ['passport']],
    ['пасп', ['passport']],
    ['shuttle station', ['transfer']],
    ['cxtn', ['invoice']],
    ['инн', ['invoice']],
    ['получить счёт быстро', ['invoice']],
    ['href', []],
    ['погода', []],
  ])('%s', (query, expected) => {
    expect([...(searchFaq(index, query) ?? [])]).toEqual(expected)
  })

  it.each(['', '   ', '?!«»'])('%j asks for nothing', query => {
    expect(searchFaq(index, query)).toBeNull()
  })
})
