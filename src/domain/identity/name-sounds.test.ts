import { describe, expect, it } from 'vitest'
import { readingsOf } from './name-sounds.ts'

const keys = (word: string) => readingsOf(word).map(({ key }) => key)

describe('the usual reading', () => {
  it.each([
    ['Щёголев', 'Segolev'],
    ['Shchegolev', 'Segolev'],
    ['Юрий', 'iuri'],
    ['Iurii', 'iuri'],
    ['Yury', 'iuri'],
    ['Соловьёв', 'solovev'],
    ['Solovyov', 'solovev'],
    ['Дмитриев', 'dmitrev'],
    ['Dmitriev', 'dmitrev'],
    ['Алексеев', 'aleksev'],
    ['Alekseyov', 'aleksev'],
    ['Наталия', 'natalia'],
    ['Наталья', 'natalia'],
    ["Natal'ja", 'natalia'],
    ['Ŝerbina', 'Serbina'],
    ['Ксения', 'ksenia'],
    ['Xenia', 'ksenia'],
    ['Zaitceva', 'zaiceva'],
    ['Smirnoff', 'smirnov'],
    ['Їжакевич', 'iZakeviC'],
    ['O’Нил', 'onil'],
    ['Bērziņš', 'berzinS'],
    ['漢', '漢'],
    ['', ''],
  ])('%s: %s', (word, key) => {
    expect(keys(word)[0]).toBe(key)
  })
})

describe('less usual readings', () => {
  it.each([
    ['Joukov', 'Zukov'],
    ['Schukow', 'Zukov'],
    ['Zwetajewa', 'cvetaeva'],
    ['Rachmanow', 'rahmanov'],
    ['Chouvalov', 'Suvalov'],
    ['Guennadi', 'genadi'],
    ['Huseynov', 'guseinov'],
    ['Hakobyan', 'akobian'],
    ['Wang', 'van'],
  ])('%s may be %s', (word, key) => {
    expect(keys(word)).toContain(key)
  })

  it('belong to their place in the word', () => {
    // Only a first h may be silent, and a surname of two letters is no ending.
    expect(keys('Rahimov')).not.toContain('raimov')
    expect(keys('Ng')).toEqual(['ng'])
    expect(keys('Angarov')).not.toContain('anarov')
  })

  it('stay few, whatever is given', () => {
    expect(readingsOf('jchzxc'.repeat(40)).length).toBeLessThanOrEqual(16)
    expect(readingsOf('漢字 🦊 12').length).toBe(1)
    expect(readingsOf('ба'.repeat(100))[0]?.key).toBe(
      'ба'.repeat(20).replaceAll('б', 'b').replaceAll('а', 'a'),
    )
  })
})

it('knows from which letters each sound comes', () => {
  const [reading] = readingsOf('Schtschukin')
  expect(reading?.sounds.slice(0, 2)).toEqual([
    { sound: 'S', from: 0, to: 7 },
    { sound: 'u', from: 7, to: 8 },
  ])
})
