import type { Page } from 'playwright-core'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'

/** Ends on the page where the account lands. */
export async function logInAs(
  page: Page,
  base: string,
  wanted: { phone: string; landing: string },
): Promise<void> {
  const { phone, landing } = wanted
  await page.goto(`${base}/login`)
  await page.locator('input[type=tel]').fill(phone)
  await page.getByRole('checkbox').first().check()
  const known = (await outbox(base, phone)).length
  await page.locator('form button[type=submit]').click()
  await page.locator('input[autocomplete=one-time-code]').waitFor()
  let codes = await outbox(base, phone)
  while (codes.length <= known) codes = await outbox(base, phone)
  await page.locator('input[autocomplete=one-time-code]').fill(codes[0]?.code ?? '')
  await page.waitForURL(`**${landing}`)
}

type ConsoleLogIn = {
  base: string
  token: string
  phone: string
  role: OrganiserRole
}

/** Gives a page the log-in of an organiser, as the browser keeps it. */
export async function keepConsoleLogIn(
  page: Page,
  { base, token, phone, role }: ConsoleLogIn,
): Promise<void> {
  await page.goto(`${base}/organizer/login`)
  const [, claims = ''] = token.split('.')
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }
  await page.context().addCookies([{ name: 'browser-session', value: '1', url: base }])
  await page.evaluate(
    text => {
      localStorage.setItem('quorum:login:organizer:-:session', text)
      localStorage.setItem('quorum:login:organizer:-:used-at', String(Date.now()))
    },
    JSON.stringify({
      ...{ accessToken: token, expiresAt: exp * 1000, tokenLastUpdated: Date.now(), directLogin: false },
      ...{ phone, phoneFormatted: null, currentUser: null, organiserRoles: [role] },
      ...{ users: [], groups: [], staffCompanies: [], userTypes: [], userStatuses: [], securityStatuses: [] },
    }),
  )
}

async function outbox(base: string, phone: string): Promise<{ code: string | null }[]> {
  const answer = await fetch(`${base}/dev/outbox.json?to=${encodeURIComponent(phone)}`)
  return (await answer.json()) as { code: string | null }[]
}

/** What Lighthouse assumes of a mid-range phone on slow 4G: bytes a second, milliseconds, and how many times slower than this machine it is. */
export const slow4g = { throughput: 1_638_400 / 8, latency: 150, processor: 4 }

export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4g.latency,
    downloadThroughput: slow4g.throughput,
    uploadThroughput: slow4g.throughput / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow4g.processor })
}
