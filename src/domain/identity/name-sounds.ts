/**
 * How written names sound, whatever the script and the rules by which they were put into it: ICAO Doc 9303 and the passport before it, BGN/PCGN,
 * ISO 9, English, French and German habits.
 *
 * Each sound is one letter, so that names compare letter by letter. Capitals stand for what Latin writes with several: C is ч, S ш or щ, Z ж, E ё, and O
 * may be ё or о. Of the small ones c is ц and h is х; й, ы, и, and ь before a vowel are all i, because spellings mix them up.
 */
export type Sound = { sound: string; from: number; to: number }

/** One way to read a word. `strain` is 0 for the usual reading and grows with each less usual one. */
export type Reading = { sounds: Sound[]; key: string; strain: number }

/** Less usual readings stand behind the first. */
const spellings: Record<string, readonly string[]> = {
  // Cyrillic, with Ukrainian and Belarusian letters.
  ...singly('абвгдезиклмнопрстуфхцы', 'abvgdeziklmnoprstufhci'),
  ...singly('ґєэіїёжйчшщў', 'geeiiEZiCSSv'),
  ь: [''],
  ъ: [''],
  ю: ['iu'],
  я: ['ia'],
  чж: ['Z', 'CZ'],
  // Latin letters.
  ...singly('abdefgiklmnopqrstuvwy', 'abdefgiklmnopkrstuvvi'),
  c: ['c', 'k', 's'],
  // Ukrainian г, and г in many names of the East.
  h: ['h', 'g'],
  j: ['i', 'Z', 'dZ'],
  x: ['ks', 'h', 's'],
  z: ['z', 'c'],
  ...singly('žšŝčćşçğèéëïîöäłñńýěřåıßżśü', 'ZSSCCSCgeeeiioalnnieroisZSu'),
  ü: ['u', 'iu'],
  â: ['ia', 'a'],
  û: ['iu', 'u'],
  ś: ['S', 's'],
  ç: ['C', 's'],
  šč: ['S'],
  // Several Latin letters for one sound.
  ...each('schtsch shtsch shtch chtch stsch shch shh', 'S'),
  ...each('tsch tch tsh', 'C'),
  sch: ['S', 'Z'],
  sh: ['S'],
  ch: ['C', 'h', 'S'],
  cz: ['C', 'c'],
  sz: ['S', 's'],
  ...each('ts tz tc', 'c'),
  zh: ['Z'],
  kh: ['h'],
  gh: ['g'],
  ph: ['f'],
  th: ['t', 'th'],
  ck: ['k'],
  dj: ['dZ'],
  ou: ['u', 'ou'],
  gue: ['ge', 'gue'],
  gui: ['gi', 'gui'],
  sky: ['ski'],
}

/** At the end of a word letters are read in other ways. */
const endings: Record<string, readonly string[]> = {
  off: ['ov', 'of'],
  eff: ['ev', 'ef'],
  ine: ['in', 'ine'],
  ng: ['ng', 'n'],
}
/** At its beginning h may be silent: Hakobyan, Hrachya. */
const beginnings: Record<string, readonly string[]> = { h: ['h', 'g', ''] }

const longest = Math.max(...Object.keys(spellings).map(spelling => spelling.length))
/** Words of names have few letters that can be read in several ways; this bounds what a hostile text costs. */
const mostReadings = 16
const mostLetters = 40

function singly(letters: string, sounds: string): Record<string, readonly string[]> {
  return Object.fromEntries([...letters].map((letter, at) => [letter, [sounds.charAt(at)]]))
}

function each(spelt: string, sound: string): Record<string, readonly string[]> {
  return Object.fromEntries(spelt.split(' ').map(spelling => [spelling, [sound]]))
}

/** The ways to read a word, the usual one first. */
export function readingsOf(word: string): Reading[] {
  const letters = word.normalize('NFC').toLowerCase().slice(0, mostLetters)
  let readings: { sounds: Sound[]; strain: number }[] = [{ sounds: [], strain: 0 }]
  let at = 0
  while (at < letters.length) {
    const [spelling, options] = spellingAt(letters, at)
    const to = at + spelling.length
    readings = readings
      .flatMap(({ sounds, strain }) =>
        options.map((option, unusual) => ({
          sounds: [...sounds, ...[...option].map(sound => ({ sound, from: at, to }))],
          strain: strain + (unusual > 0 ? 1 : 0),
        })),
      )
      .sort((left, right) => left.strain - right.strain)
      .slice(0, mostReadings)
    at = to
  }
  return distinct(readings.map(({ sounds, strain }) => toReading(settled(sounds, letters), strain)))
}

function spellingAt(letters: string, at: number): [string, readonly string[]] {
  for (let length = longest; length > 0; length -= 1) {
    const spelling = letters.slice(at, at + length)
    const options =
      (at + spelling.length === letters.length && at > 0 ? endings[spelling] : undefined) ??
      (at === 0 ? beginnings[spelling] : undefined) ??
      spellings[spelling]
    if (options) return [spelling, options]
  }
  const letter = letters.charAt(at)
  const plain = letter.normalize('NFD').charAt(0)
  return [letter, spellings[plain] ?? (/\p{L}/u.test(letter) ? [letter] : [''])]
}

const hushing = new Set(['C', 'S', 'Z'])

/** Doubled sounds become one, ie is е, io is ё, and o after ж, ч, ш, щ in Latin letters may be ё as well. */
function settled(sounds: readonly Sound[], letters: string): Sound[] {
  const found: Sound[] = []
  for (const next of sounds) {
    const last = found.at(-1)
    const sound =
      next.sound === 'o' && last && hushing.has(last.sound) && letters.charAt(next.from) === 'o'
        ? 'O'
        : next.sound
    if (last?.sound === 'i' && (sound === 'e' || sound === 'E' || sound === 'o')) {
      found.pop()
      join(found, { sound: sound === 'e' ? 'e' : 'E', from: last.from, to: next.to })
    } else join(found, { ...next, sound })
  }
  return found
}

function join(found: Sound[], next: Sound): void {
  const last = found.at(-1)
  if (last && (last.sound === next.sound || (last.sound === 'e' && next.sound === 'E'))) last.to = next.to
  else found.push({ ...next })
}

function toReading(sounds: Sound[], strain: number): Reading {
  return { sounds, strain, key: sounds.map(({ sound }) => plainly[sound] ?? sound).join('') }
}

/** In a key ё is е. */
const plainly: Record<string, string> = { E: 'e', O: 'o' }

function distinct(readings: readonly Reading[]): Reading[] {
  return readings.filter((one, index) => readings.findIndex(({ key }) => key === one.key) === index)
}
