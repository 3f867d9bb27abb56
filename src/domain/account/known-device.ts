/** One phone that has logged in in this browser, as the device cookie holds it: nothing in it names the phone. */
export type KnownDevice = {
  /** Random; codes and wrong tries are counted under it. */
  id: string
  /** Seconds since 1970 UTC. */
  expiresAt: number
  /** Keyed hash that binds id, expiry and phone. */
  proof: string
}

/** How long a browser is known after its last log-in, in seconds: a year (product.md §5). */
export const deviceLifeSeconds = 365 * 86_400

/** Phones of one browser; a shared one forgets the phone that logged in longest ago. */
const mostPhones = 6

/** Reads the cookie; whatever was not written by us is left out. */
export function parseDevices(cookie: string | null): KnownDevice[] {
  if (!cookie || cookie.length > 1000) return []
  return cookie.split('~').flatMap(part => {
    const {
      id = '',
      expiresAt,
      proof = '',
    } = /^(?<id>[\w-]{22})\.(?<expiresAt>\d{9,11})\.(?<proof>[\w-]{22})$/.exec(part)?.groups ?? {}
    return id ? [{ id, expiresAt: Number(expiresAt), proof }] : []
  })
}

export function formatDevices(devices: readonly KnownDevice[]): string {
  return devices.map(({ id, expiresAt, proof }) => `${id}.${expiresAt}.${proof}`).join('~')
}

/** The devices with this one first, in place of its earlier entry. */
export function withDevice(
  devices: readonly KnownDevice[],
  fresh: KnownDevice,
  nowSeconds: number,
): KnownDevice[] {
  const others = devices.filter(({ id, expiresAt }) => id !== fresh.id && expiresAt > nowSeconds)
  return [fresh, ...others].slice(0, mostPhones)
}
