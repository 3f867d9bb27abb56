const storageKey = 'utm'

// Room enough for any campaign, and none for filling the storage through a link.
const longestValue = 255
const mostParameters = 20

/** The query parameters whose names start with `utm_`; of a repeated one the last. */
export function utmParameters(search: string): Record<string, string> {
  const found = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  return Object.fromEntries(
    found
      .filter(([name]) => name.length <= longestValue)
      .slice(0, mostParameters)
      .map(([name, value]) => [name, value.slice(0, longestValue)]),
  )
}

/** Keeps a visit's utm parameters in the storage under `utm` as JSON (spec point 2); a visit without any keeps the last. */
export function keepUtm(search: string, storage: Pick<Storage, 'setItem'>): void {
  const parameters = utmParameters(search)
  if (Object.keys(parameters).length === 0) return
  try {
    storage.setItem(storageKey, JSON.stringify(parameters))
  } catch {
    // A full or forbidden storage must not stop the page.
  }
}
