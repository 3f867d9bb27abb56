import { z } from 'zod'

/** Shared field schemas. Every message in them is a code of the error catalogue, which the server and the forms turn into a sentence in the person's language. */
export const guid = z.guid('not_found')

/** Required text: trimmed, 1 to `max` characters, without control characters. */
export function text(max: number) {
  return (
    z
      .string('required')
      .trim()
      .min(1, 'required')
      .max(max, 'too_long')
      // Control characters never belong in a line of text, and PostgreSQL refuses NUL.
      .refine(value => !/\p{Cc}/u.test(value), 'value_invalid')
  )
}

/** A line of text of at most `max` characters that may be left empty. */
export function optionalText(max: number) {
  return z
    .string('required')
    .trim()
    .max(max, 'too_long')
    .refine(value => !/\p{Cc}/u.test(value), 'value_invalid')
}

/** The same typed in a field of several lines: a name or an address is one line on paper. */
export function wrappedText(max: number) {
  return z
    .string('required')
    .overwrite(typed => typed.replace(/\s+/g, ' ').trim())
    .min(1, 'required')
    .max(max, 'too_long')
    .refine(value => !/\p{Cc}/u.test(value), 'value_invalid')
}

/** Required text in paragraphs: trimmed, 1 to `max` characters, with line breaks. */
export function paragraphs(max: number) {
  return z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .refine(value => !/[\p{Cc}--[\n\r\t]]/v.test(value), 'value_invalid')
}

/** A line of a draft: up to `max` characters, kept as typed. */
export function draftText(max: number) {
  return z
    .string()
    .max(max, 'too_long')
    .refine(value => !/[\p{Cc}--[\n\r\t]]/v.test(value), 'value_invalid')
    .nullable()
}

export const isoDate = z.iso.date('value_invalid')
export const isoInstant = z.iso.datetime()

/** Of the place in a list: the sort value may be a name of 300 letters, each of up to four bytes. */
export const longestCursor = 2000

/** The first and the last day of what a list shows. */
export const dayRange = { from: isoDate.optional(), to: isoDate.optional() }

/** How many rows a value of a filter would find; `more`: there are at least so many. */
export const valueCount = z.object({ value: z.string(), count: z.int(), more: z.boolean() })

/** Whole kopecks as a decimal string, because JSON's numbers cannot hold every bigint. */
export const kopecks = z.string().regex(/^\d{1,15}$/)

/** The same within limits. What is no number at all was refused by its form, and must not be counted. */
export const kopecksWithin = (least: bigint, most: bigint) =>
  kopecks.refine(
    sum => !/^\d{1,18}$/.test(sum) || (BigInt(sum) >= least && BigInt(sum) <= most),
    'value_invalid',
  )

export const locale = z.enum(['ru', 'en'])
export type Locale = z.infer<typeof locale>

export const bilingual = z.object({ ru: z.string(), en: z.string() })

/** One page of a list: `cursor` is opaque and absent at the end. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}

export const empty = z.object({})

/** How many rows a list has under each of its tabs (list-counts.ts), where it may stop counting: of those `countedInPart` there are at least so many. */
export const listCounts = <const Names extends readonly string[]>(names: Names) => ({
  counts: z.partialRecord(z.enum(names), z.int()),
  countedInPart: z.array(z.enum(names)).readonly(),
})
