/** A length in seconds as players show it: 0:20, 12:05, 1:02:03. */
export function videoTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(whole / 60) % 60
  const hours = Math.floor(whole / 3600)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
