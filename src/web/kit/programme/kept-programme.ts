import type { Locale } from '#contract/field.ts'
import type { Programme } from '#contract/programme.ts'
import { kept } from '#web/kit/kept/kept.ts'

/** The programme as it was last read, so that favourites open without a network. It is the same for everybody. */
const programmes = kept('programme', readStored, { of: 'none', until: 'browser' })

/** Reads the programme and keeps it; without a network what was kept last. Throws where there is neither. */
export async function readKeptProgramme(
  locale: Locale,
  edition: string,
  read: () => Promise<Programme>,
): Promise<Programme> {
  try {
    const programme = await read()
    programmes.write(programme, edition, locale)
    return programme
  } catch (error) {
    const known = (error as { status?: number }).status === 0 ? programmes.read(edition, locale) : null
    if (known) return known
    throw error
  }
}

function readStored(stored: unknown): Programme | null {
  const { sessions, halls, tracks, people, days, edition } = (stored ?? {}) as Partial<Programme>
  const whole = [sessions, halls, tracks, people, days].every(Array.isArray) && edition !== undefined
  return whole ? (stored as Programme) : null
}
