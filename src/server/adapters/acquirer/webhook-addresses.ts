import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Checks a sender against a list of addresses and networks (`185.71.76.0/27`, `77.75.156.11`). An IPv4-mapped IPv6 address (`::ffff:…`) counts as IPv4. */
export function createAddressCheck(allowed: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of allowed) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return address => {
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, '')
    if (isIPv4(bare)) return list.check(bare, 'ipv4')
    return isIPv6(bare) && list.check(bare, 'ipv6')
  }
}
