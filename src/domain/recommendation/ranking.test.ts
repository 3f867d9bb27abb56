import { describe, expect, it } from 'vitest'
import { createRanking } from './ranking.ts'
import { hasTaste, type RankedSession, type Taste } from './recommended-programme.ts'

const session = (guid: string, more: Partial<RankedSession> = {}): RankedSession => ({
  guid,
  topics: [],
  track: null,
  format: 'talk',
  language: 'ru',
  people: [],
  terms: [],
  ...more,
})
const taste = (more: Partial<Taste> = {}): Taste => ({
  archetypes: [],
  topThemes: [],
  favourites: new Set(),
  notInterested: new Set(),
  language: 'both',
  ...more,
})
const soc = { theme: 'soc', weight: 1 }

const engineer = { archetype: 'engineer', formats: ['workshop' as const] }

const programme = [
  session('keys', { topics: ['cryptography'], terms: ['key', 'quantum', 'safe', 'bank'] }),
  session('more keys', {
    topics: ['cryptography'],
    terms: ['key', 'quantum', 'card', 'bank'],
    people: ['ann'],
  }),
  session('night', { topics: ['soc'], terms: ['alert', 'night', 'bank'], format: 'workshop' }),
  session('logs', { topics: ['soc', 'cloud'], terms: ['alert', 'log', 'bank'], language: 'en' }),
  session('lunch', { format: 'break', terms: ['lunch'] }),
]
const ranking = createRanking(programme)
const first = (wanted: Partial<Taste>, count = 4) => ranking.sessions(taste(wanted), count)
const guids = (wanted: Partial<Taste>, count = 4) => first(wanted, count).map(({ guid }) => guid)

describe('the ranking', () => {
  it('puts what is about a theme first, and what is about it alone before the rest', () => {
    expect(guids({ topThemes: [soc] }, 2)).toEqual(['night', 'logs'])
    expect(first({ topThemes: [soc] }, 1)[0]?.reasons).toEqual([{ code: 'theme', theme: 'soc' }])
  })

  it('puts a heavier theme before a lighter one', () => {
    const two = createRanking([
      session('cloudy', { topics: ['cloud'] }),
      session('nightly', { topics: ['soc'] }),
    ])
    const topThemes = [soc, { theme: 'cloud', weight: 0.25 }]
    expect(two.sessions(taste({ topThemes }), 2).map(({ guid }) => guid)).toEqual(['nightly', 'cloudy'])
  })

  it('trusts each of many themes less than an only one', () => {
    const spoken = createRanking([
      session('nightly', { topics: ['soc'] }),
      session('by ann', { people: ['ann'] }),
    ])
    const order = (topThemes: Taste['topThemes']) =>
      spoken.sessions(taste({ topThemes, favourites: new Set(['ann']) }), 2).map(({ guid }) => guid)
    expect(order([soc])).toEqual(['nightly', 'by ann'])
    const many = Array.from({ length: 20 }, (_, at) => ({ theme: `theme ${at}`, weight: 1 }))
    expect(order([soc, ...many])).toEqual(['by ann', 'nightly'])
  })

  it('takes a track for a theme too', () => {
    const tracks = createRanking([session('a'), session('b', { track: 'green' })])
    expect(
      tracks.sessions(taste({ topThemes: [{ theme: 'green', weight: 0.2 }] }), 1).map(({ guid }) => guid),
    ).toEqual(['b'])
  })

  it('never recommends a break', () => {
    expect(guids({}, 10)).not.toContain('lunch')
  })

  it('recommends what is like a favourite, and not the favourite itself', () => {
    const [best] = first({ favourites: new Set(['keys']) })
    expect(best).toMatchObject({
      guid: 'more keys',
      reasons: [{ code: 'likeFavourite', session: 'keys' }],
    })
    expect(guids({ favourites: new Set(['keys']) })).not.toContain('keys')
  })

  it('names the favourite that is most alike, wherever it stands', () => {
    const near = session('near', { terms: ['alert', 'night', 'shift', 'bank'] })
    const far = session('far', { terms: ['alert', 'budget', 'market', 'bank'] })
    const asked = session('asked', { terms: ['alert', 'night', 'shift', 'card'] })
    const rest = [
      session('other', { terms: ['lawyer', 'court'] }),
      session('third', { terms: ['cloud', 'wall'] }),
    ]
    for (const programme of [
      [near, far, asked, ...rest],
      [far, near, asked, ...rest],
    ]) {
      const [best] = createRanking(programme).sessions(taste({ favourites: new Set(['near', 'far']) }), 1)
      expect(best).toMatchObject({
        guid: 'asked',
        reasons: [{ code: 'likeFavourite', session: 'near' }],
      })
    }
  })

  it('never says that a favourite is like itself', () => {
    const itself = ranking
      .scores(taste({ favourites: new Set(['keys']) }))
      .find(({ guid }) => guid === 'keys')
    expect(itself?.reasons).toEqual([{ code: 'everyone' }])
  })

  it('recommends where a favourite speaker speaks', () => {
    expect(first({ favourites: new Set(['ann']) })[0]).toMatchObject({
      guid: 'more keys',
      reasons: [{ code: 'favouriteSpeaker', speaker: 'ann' }],
    })
  })

  it('leaves out what is not wanted, and puts what is like it last', () => {
    const order = guids({ notInterested: new Set(['keys']) })
    expect(order).not.toContain('keys')
    expect(order.at(-1)).toBe('more keys')
  })

  it('lets the archetype choose between equals', () => {
    expect(guids({ topThemes: [soc], archetypes: [engineer] }, 1)).toEqual(['night'])
    const [best] = first({ archetypes: [engineer] })
    expect(best).toMatchObject({ guid: 'night', reasons: [{ code: 'archetype', archetype: 'engineer' }] })
  })

  it('sends nobody to a language they do not read', () => {
    expect(guids({ topThemes: [soc], language: 'ru' }).at(-1)).toBe('logs')
    expect(guids({ topThemes: [soc], language: 'en' })[0]).toBe('logs')
  })

  it.each([
    ['an archetype without formats', { archetypes: [{ archetype: 'a', formats: [] }] }],
    ['a theme that the programme lacks', { topThemes: [{ theme: 'gardening', weight: 1 }] }],
    ['weights of nothing', { topThemes: [{ theme: 'soc', weight: 0 }] }],
    ['nothing at all', {}],
  ])('still has something for %s, and says that it is for everyone', (_, wanted) => {
    const found = first(wanted)
    expect(found).toHaveLength(4)
    expect(found.every(({ reasons }) => reasons[0]?.code === 'everyone')).toBe(true)
  })

  it('has the one session of a programme of one', () => {
    const one = createRanking([session('keys', { terms: ['key'] })])
    expect(one.sessions(taste({ topThemes: [soc] }), 3).map(({ guid }) => guid)).toEqual(['keys'])
    expect(one.like('keys', 3)).toEqual([])
  })

  it('has nothing where there is no programme', () => {
    expect(createRanking([]).sessions(taste(), 3)).toEqual([])
  })

  it('knows what could be heard instead', () => {
    expect(ranking.like('keys', 1)[0]?.guid).toBe('more keys')
    expect(ranking.like('nowhere', 1)).toEqual([])
  })
})

it('goes by what somebody said or starred', () => {
  expect(hasTaste(taste())).toBe(false)
  expect(hasTaste(taste({ topThemes: [{ theme: 'soc', weight: 0 }] }))).toBe(false)
  expect(hasTaste(taste({ topThemes: [soc] }))).toBe(true)
  expect(hasTaste(taste({ favourites: new Set(['keys']) }))).toBe(true)
})
