/** Video services whose players may be shown, and the address of the player there (decision 009). */
const services = [
  { host: 'rutube.ru', recording: /^\/(?:video|play\/embed)\/([0-9a-f]{8,64})\/?$/, player: rutubePlayer },
  { host: 'vk.com', recording: /^\/video(-?\d{1,15})_(\d{1,15})$/, player: vkPlayer('vk.com') },
  { host: 'vkvideo.ru', recording: /^\/video(-?\d{1,15})_(\d{1,15})$/, player: vkPlayer('vkvideo.ru') },
]

/** The only hosts that a page may frame after a visitor's click. */
export const playerHosts = services.map(({ host }) => host)

export type VideoPlayer = { host: string; address: string }

/** The player of a recording, by the address of its page or of the player itself; null where the service is not allowed. */
export function videoPlayer(address: string): VideoPlayer | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '') return null
  const host = url.hostname.replace(/^www\./, '')
  const service = services.find(one => one.host === host)
  const found = service?.recording.exec(pathOf(url))
  return service && found ? { host, address: service.player(found[1] ?? '', found[2] ?? '') } : null
}

/** The page of a recording; VK's player names it in its query. */
function pathOf({ pathname, searchParams }: URL): string {
  if (pathname !== '/video_ext.php') return pathname
  return `/video${searchParams.get('oid')}_${searchParams.get('id')}`
}

function rutubePlayer(recording: string): string {
  return `https://rutube.ru/play/embed/${recording}`
}

function vkPlayer(host: string) {
  return (owner: string, recording: string) => `https://${host}/video_ext.php?oid=${owner}&id=${recording}`
}

/** Types of our stored videos, by file extension. */
export const storedVideoTypes = { webm: 'video/webm', mp4: 'video/mp4' } as const

const storedPattern = /^videos\/[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.(webm|mp4)$/

/** Whether a decoded path can name a public video; no other key of the store has this form. */
export function judgeVideoPath(
  path: string,
):
  | { ok: true; contentType: (typeof storedVideoTypes)[keyof typeof storedVideoTypes] }
  | { ok: false; code: 'not_found' } {
  const ending = storedPattern.exec(path)?.[1]
  if (ending !== 'webm' && ending !== 'mp4') return { ok: false, code: 'not_found' }
  return { ok: true, contentType: storedVideoTypes[ending] }
}
