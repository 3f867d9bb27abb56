/** A Russian phone as people type it, the last time in part. */
export function notationsOf(phone: string): string[] {
  const [, code, one, two, three] = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone) ?? []
  if (!code) throw new Error(`${phone} is no Russian phone`)
  return [
    phone,
    `+7 ${code} ${one}-${two}-${three}`,
    `8 (${code}) ${one}-${two}-${three}`,
    `8${code}${one}${two}${three}`,
    `7${code}${one}${two}${three}`,
    `${code}${one}${two}${three}`,
    `${one}-${two}-${three}`,
  ]
}
