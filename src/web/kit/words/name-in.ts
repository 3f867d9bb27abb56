/** A person's name in the reader's script; where no Latin one is known, as it is. */
export function nameIn(
  locale: 'ru' | 'en',
  { name, latinName }: { name: string; latinName: string | null },
): string {
  return locale === 'en' ? (latinName ?? name) : name
}
