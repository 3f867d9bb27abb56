import { m } from '#messages/compiled/messages.js'

/** A counter under a short field is noise until it nears its limit. */
const quietLimit = 100
const nearlyFull = 0.8

/** The counter of a text field as its component takes it; nothing while there is no need of one. */
export function characterCount(
  value: string,
  max: number,
): { limit?: number; counterText?: (left: number) => string } {
  if (max < quietLimit && value.length < max * nearlyFull) return {}
  return {
    limit: max,
    counterText: left =>
      left < 0
        ? m.organiser_characters_over({ count: -left })
        : m.content_counter({ count: max - left, max: m.content_characters({ count: max }) }),
  }
}
