import { m } from '#messages/compiled/messages.js'

/** Under a short field the counter is shown only near the limit. */
const quietLimit = 100
const nearlyFull = 0.8

/** The counter of a text field; absent while it is not needed. */
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
