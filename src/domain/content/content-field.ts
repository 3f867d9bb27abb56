/** A text in both languages; an empty string where it is not written yet. */
export type BilingualText = { ru: string; en: string }

/** A public picture of the app's own storage; sizes in pixels. */
export type PictureValue = { path: string; width: number; height: number }

/** A picture of an album with what it shows. */
export type CaptionedPicture = { picture: PictureValue; caption: BilingualText }

/** How much an answer says for something, from 1 to 5. */
export type AnswerWeight = { to: string; weight: number }

/** An answer of the survey. Its code stays when its words change, so that what people have answered keeps its meaning. */
export type WeightedAnswer = {
  code: string
  text: BilingualText
  /** By guid. */
  archetypes: AnswerWeight[]
  /** Themes: topics by code, tracks by guid. */
  topics: AnswerWeight[]
  tracks: AnswerWeight[]
}

/**
 * What one field of a piece of content holds. `text`, `prose` (CommonMark) and `lines` (plain text that keeps its line breaks) are written in both
 * languages; every other field has one value for both.
 * `max` counts characters, or elements of a list. An address may lead anywhere, or only to the player of a video; a line holds words, or the path of
 * a stored video (video-place.ts).
 */
export type ContentField =
  | { type: 'text'; required: boolean; max: number }
  | { type: 'prose'; required: boolean; max: number }
  | { type: 'lines'; required: boolean; max: number }
  | { type: 'line'; required: boolean; max: number; of: 'words' | 'video' }
  | { type: 'url'; required: boolean; to: 'anywhere' | 'player' }
  | { type: 'email'; required: boolean }
  | { type: 'date'; required: boolean }
  | { type: 'time'; required: boolean }
  | { type: 'number'; required: boolean; min: number; max: number }
  | { type: 'flag' }
  | { type: 'icon'; required: boolean }
  | { type: 'choice'; required: boolean; options: readonly string[] }
  | { type: 'choices'; options: readonly string[] }
  | { type: 'picture'; required: boolean }
  | { type: 'captionedPictures'; max: number }
  | { type: 'answers'; min: number; max: number }
  | { type: 'reference'; required: boolean; kind: string }
  | { type: 'references'; max: number; kind: string }

/** Whether a field is written in both languages. */
export const isBilingual = (
  field: ContentField | undefined,
): field is Extract<ContentField, { type: 'text' | 'prose' | 'lines' }> =>
  field?.type === 'text' || field?.type === 'prose' || field?.type === 'lines'

export type ContentFields = Record<string, ContentField>

type Plain<Field extends ContentField> = Field extends { type: 'text' | 'prose' | 'lines' }
  ? BilingualText
  : Field extends { type: 'number' }
    ? number
    : Field extends { type: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : Field extends { type: 'picture' }
        ? PictureValue
        : string

/** Fields that even a draft always has: texts may be empty strings, lists empty, flags false. */
type Whole<Field extends ContentField> = Field extends { type: 'text' | 'prose' | 'lines' }
  ? BilingualText
  : Field extends { type: 'flag' }
    ? boolean
    : Field extends { type: 'choices'; options: readonly (infer Option)[] }
      ? Option[]
      : Field extends { type: 'captionedPictures' }
        ? CaptionedPicture[]
        : Field extends { type: 'answers' }
          ? WeightedAnswer[]
          : Field extends { type: 'references' }
            ? string[]
            : never

/** A field's value in a draft: null where nothing is chosen yet. */
export type DraftValue<Field extends ContentField> = [Whole<Field>] extends [never]
  ? Plain<Field> | null
  : Whole<Field>

/** A field's value on the site: required ones are present. */
export type PublishedValue<Field extends ContentField> = [Whole<Field>] extends [never]
  ? Field extends { required: true }
    ? Plain<Field>
    : Plain<Field> | null
  : Whole<Field>

export type DraftOf<Fields extends ContentFields> = { [Name in keyof Fields]: DraftValue<Fields[Name]> }
export type PublishedOf<Fields extends ContentFields> = {
  [Name in keyof Fields]: PublishedValue<Fields[Name]>
}
