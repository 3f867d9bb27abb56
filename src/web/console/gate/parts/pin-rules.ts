export const pinLength = 6

/** Why a PIN cannot be taken; null for a good one. One digit six times and a run of digits are what everybody tries first. */
export function pinFault(pin: string): 'short' | 'simple' | null {
  if (!/^\d{6}$/.test(pin)) return 'short'
  const steps = new Set([...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index])))
  const [step] = steps
  return steps.size === 1 && (step === 0 || step === 1 || step === -1) ? 'simple' : null
}
