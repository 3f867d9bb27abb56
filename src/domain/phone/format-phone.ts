/** A phone for its own owner to read: a Russian or Kazakh number as `+7 912 345-67-89`, any other in E.164 as stored. Non-breaking spaces keep it on one line. */
export function formatPhone(phone: string): string {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  if (!match) return phone
  return `+7\u00a0${match[1]}\u00a0${match[2]}-${match[3]}-${match[4]}`
}
