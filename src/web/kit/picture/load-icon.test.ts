import { afterEach, expect, it, vi } from 'vitest'
import { editorIcons } from '#domain/image/editor-icon.ts'
import { iconsUnderWay, iconTimeout, loadIcon } from './load-icon.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(fetched: () => Promise<Response>) {
  const fetch = vi.fn((_address: string, _how: { signal: AbortSignal }) => fetched())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('waits 1500 ms', () => {
  expect(iconTimeout).toBe(1500)
})

it('fetches an icon once, from our own address and with a limit of time', async () => {
  const fetch = answerWith(async () => new Response('<svg/>'))
  expect(await Promise.all([loadIcon('shield'), loadIcon('shield')])).toEqual([true, true])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0]).toBe('/icons/shield.svg')
  expect(fetch.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal)
})

it.each([
  ['lock', () => Promise.resolve(new Response('', { status: 404 }))],
  ['mail', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
])('warns about %s that does not come, and may ask again', async (name, fetched) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answerWith(fetched)
  expect(await loadIcon(name)).toBe(false)
  expect(warn).toHaveBeenCalledWith(`The icon ${name} could not be loaded`, expect.anything())
  answerWith(async () => new Response('<svg/>'))
  expect(await loadIcon(name)).toBe(true)
})

it('asks nobody for a name that is no icon', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fetch = answerWith(async () => new Response('<svg/>'))
  expect(await loadIcon('../api/v2/session')).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})

it('starts the time of an icon when it is asked for, not while others are ahead of it', async () => {
  const answers: (() => void)[] = []
  const fetch = answerWith(() => new Promise(resolve => answers.push(() => resolve(new Response('<svg/>')))))
  const wanted = editorIcons.filter(icon => icon.startsWith('c')).slice(0, iconsUnderWay + 2)
  expect(wanted).toHaveLength(iconsUnderWay + 2)
  const loading = Promise.all(wanted.map(loadIcon))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(iconsUnderWay))
  answers[0]?.()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(iconsUnderWay + 1))
  answers[1]?.()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(iconsUnderWay + 2))
  for (const answer of answers) answer()
  expect(await loading).toEqual(wanted.map(() => true))
})
