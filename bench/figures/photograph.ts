import { type AppProcess, withApp } from '../app-process.ts'
import { type Figure, type Measurement, median, percentile } from '../figure.ts'
import { residentMegabytes } from '../processes.ts'
import { signUp } from '../sign-up/applicant.ts'
import { type DrawnPhotograph, drawPhotographs } from '../sign-up/photograph.ts'

const rounds = 5

/** How long the check of a chosen picture takes, one after another, as a person sends them. The first one also starts the face finder. */
export const photographMeasurement: Measurement = {
  name: 'photograph',
  title: 'checks of chosen photographs, and their storing, one after the other',
  measure: () => withApp({ mode: 'test', environment: { TRUSTED_PROXIES: '127.0.0.1' } }, measure),
}

async function measure(app: AppProcess): Promise<Figure[]> {
  const base = `http://127.0.0.1:${app.port}`
  const pictures = await drawPhotographs()
  const [first] = pictures
  if (!first) throw new Error('There is no picture to check')
  const before = residentMegabytes(app.pid)
  let started = 0
  const { token, guid } = await signUp(base, 0, first, (step, milliseconds) => {
    if (step === 'photograph') started = milliseconds
  })
  const send = (path: string, picture: DrawnPhotograph) => sendPicture(base + path, { token, guid, picture })
  const times = { check: [] as number[], store: [] as number[] }
  for (let round = 0; round < rounds; round += 1)
    for (const picture of pictures) {
      times.check.push(await send('/api/v2/image/check', picture))
      times.store.push(await send('/api/v2/image', picture))
    }
  const note = (values: number[]) => `median ${median(values).toFixed(0)} ms of ${values.length}`
  return [
    {
      what: 'photograph, check p95',
      value: percentile(times.check, 0.95),
      unit: 'ms',
      target: { limit: 400, direction: 'at most' },
      note: `${note(times.check)}; the first photograph, which starts the finder, ${started.toFixed(0)} ms`,
    },
    {
      what: 'photograph, stored p95',
      value: percentile(times.store, 0.95),
      unit: 'ms',
      note: note(times.store),
    },
    {
      what: 'photograph, app process',
      value: residentMegabytes(app.pid),
      unit: 'MB',
      target: { limit: 250, direction: 'at most' },
      note: `${before.toFixed(0)} MB before; the finder is a process of its own`,
    },
  ]
}

async function sendPicture(
  url: string,
  { token, guid, picture }: { token: string; guid: string; picture: DrawnPhotograph },
): Promise<number> {
  const { bytes, side } = picture
  const form = new FormData()
  form.set('participant', guid)
  form.set('crop', JSON.stringify({ x: 0, y: 0, width: side, height: side }))
  form.set('declared', 'true')
  form.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'photograph.jpg')
  for (;;) {
    const startedAt = performance.now()
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    const text = await answer.text()
    if (answer.ok) return performance.now() - startedAt
    if (answer.status !== 429) throw new Error(`${url}: ${answer.status} ${text}`)
    await new Promise(resolve => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? 1)))
  }
}
