import { checkCharacters, writeRowKey } from '#domain/security-check/row-key.ts'
import type { Needs } from '#server/use-case.ts'

/** The check characters of a row. They come out of a key, so that nobody can make up a row of a list they have not been handed. */
export function checkOf({ sealer }: Needs<'sealer'>, checkGuid: string, line: number): string {
  return checkCharacters(sealer.hash('security-check', `${checkGuid}:${line}`))
}

export function rowKeyOf(
  needs: Needs<'sealer'>,
  { guid, number }: { guid: string; number: number },
  line: number,
): string {
  return writeRowKey({ list: number, line, check: checkOf(needs, guid, line) })
}
