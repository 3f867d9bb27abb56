import { maskPhone } from '../phone/mask-phone.ts'

/** A phone or an e-mail address where it must not be read in full: of an address the first letter and the domain stay. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 1) return maskPhone(address)
  return `${address.slice(0, 1)}***${address.slice(at)}`
}
