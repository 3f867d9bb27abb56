import { createHash } from 'node:crypto'
import type {
  BilingualText,
  CaptionedPicture,
  ContentField,
  PictureValue,
  WeightedAnswer,
} from '#domain/content/content-field.ts'
import { type ContentKind, type DraftContent, fieldsOf } from '#domain/content/content-kind.ts'
import { emptyDraft } from '#domain/content/content-values.ts'
import type { DrawnKind } from '#domain/image/image-path.ts'
import { drawnPicture } from './drawn-path.ts'
import type { ContentFile, Fields } from './read-content-files.ts'

/** The kind of drawing for the pictures of each kind of content. */
const drawnKinds: Partial<Record<ContentKind, DrawnKind>> = {
  speaker: 'speaker',
  committeeMember: 'speaker',
  news: 'news',
  page: 'news',
  partner: 'partner',
  album: 'album',
  video: 'news',
  hotel: 'map',
}

/** One piece of the demo's content, merged from its three files. */
export type DemoContent<Kind extends ContentKind = ContentKind> = {
  guid: string
  edition: string
  kind: Kind
  key: string
  /** Its index within its kind, from 0. */
  index: number
  published: boolean
  draft: DraftContent<Kind>
}

/** Longest seed of a drawing, in characters. */
const longestSeed = 40

/** The demo's own namespace of guids. */
const namespace = Buffer.from('6f1d6b0e3b7a4c0e9a53f2b8c1d47e20', 'hex')

/** The guid of a piece of the demo's content, the same on every start (a UUID of version 5). */
export function demoContentGuid(edition: string, kind: string, key: string): string {
  const bytes = createHash('sha1')
    .update(namespace)
    .update(`${edition}/${kind}/${key}`)
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Every piece of a kind, in the order of its facts file. */
export function composeContent({ edition, kind, ru, en, facts }: ContentFile): DemoContent[] {
  return Object.entries(facts).map(([key, fact], index) => {
    const piece: Piece = { edition, kind, key, ru: ru[key] ?? {}, en: en[key] ?? {}, fact }
    const fields = Object.entries(fieldsOf(kind)).flatMap(([name, field]) => {
      const value = composed(piece, name, field)
      return value === undefined ? [] : [[name, value]]
    })
    return {
      guid: demoContentGuid(edition, kind, key),
      edition,
      kind,
      key,
      index,
      published: fact.status !== 'draft',
      draft: { ...emptyDraft(kind), ...Object.fromEntries(fields) },
    }
  })
}

type Piece = { edition: string; kind: ContentKind; key: string; ru: Fields; en: Fields; fact: Fields }

/** Undefined where the files have no such field. */
function composed(piece: Piece, name: string, field: ContentField): unknown {
  const { ru, en, fact, edition } = piece
  switch (field.type) {
    case 'text':
    case 'prose':
    case 'lines':
      return bilingual(ru[name], en[name])
    case 'picture':
      return fact[name] === undefined ? undefined : drawn(piece, sceneOf(fact[name]))
    case 'captionedPictures':
      return captioned(piece, name)
    case 'answers':
      return answered(piece, name)
    case 'reference':
      return fact[name] === undefined ? undefined : demoContentGuid(edition, field.kind, String(fact[name]))
    case 'references':
      return (fact[name] as string[] | undefined)?.map(key => demoContentGuid(edition, field.kind, key))
    default:
      return fact[name]
  }
}

function bilingual(ru: unknown, en: unknown): BilingualText {
  return { ru: String(ru ?? ''), en: String(en ?? '') }
}

function captioned(piece: Piece, name: string): CaptionedPicture[] {
  const { ru, en, fact } = piece
  const [russian, english] = [ru[name], en[name]].map(texts => (texts ?? []) as string[])
  return ((fact[name] ?? []) as string[]).map((scene, index) => ({
    picture: drawn(piece, `-${index + 1}-${scene}`),
    caption: bilingual(russian?.[index], english?.[index]),
  }))
}

/** A fact `{ "drawn": "board" }` names the scene; `{ "drawn": true }` leaves it to the seed. */
function sceneOf(fact: unknown): string {
  const { drawn: asked } = fact as { drawn?: unknown }
  return typeof asked === 'string' ? `-${asked}` : ''
}

type FactWeights = Partial<Record<'archetypes' | 'topics' | 'tracks', Record<string, number>>>

/** Words of an answer in the files of both languages, its weights among the facts; archetypes and tracks by their keys. */
function answered({ ru, en, fact, edition }: Piece, name: string): WeightedAnswer[] {
  const words = (texts: Fields) => (texts[name] ?? {}) as Record<string, string>
  const weights = (given: Record<string, number> = {}, kind: ContentKind | null = null) =>
    Object.entries(given).map(([key, weight]) => ({
      to: kind ? demoContentGuid(edition, kind, key) : key,
      weight,
    }))
  return Object.entries(fact[name] as Record<string, FactWeights>).map(([code, given]) => ({
    code,
    text: bilingual(words(ru)[code], words(en)[code]),
    archetypes: weights(given.archetypes, 'surveyArchetype'),
    topics: weights(given.topics),
    tracks: weights(given.tracks, 'track'),
  }))
}

/** `suffix` tells pictures of one piece apart, and may end in the scene to draw (drawn-scene.ts). */
function drawn({ kind, key }: Piece, suffix = ''): PictureValue {
  const drawnKind = drawnKinds[kind]
  if (!drawnKind) throw new RangeError(`the demo draws no pictures of ${kind}`)
  const seed = key
    .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    .slice(0, longestSeed - suffix.length)
  return drawnPicture(drawnKind, seed + suffix)
}
