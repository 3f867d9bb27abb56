import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { Face } from '#domain/photograph/face-geometry.ts'
import { FaceFinderUnavailable } from '#server/adapters/faces/port.ts'
import { drawScans } from '#server/demo/draw-scans.ts'
import { finishedParticipant } from '#test/factories/participant.ts'
import { russianPassport } from '#test/factories/passport.ts'
import { uploadForm } from '#test/factories/upload.ts'
import { useTestServer } from '#test/server.ts'

const server = useTestServer()

const small: Face = {
  leftEye: { x: 90, y: 150 },
  rightEye: { x: 110, y: 150 },
  chin: { x: 100, y: 180 },
  certainty: 0.9,
}

test('an uploaded page tells what to look at, and is kept all the same', async () => {
  const made = await finishedParticipant(server())
  const { main, registration } = await drawScans({
    body: russianPassport(),
    names: ['Орлова', 'Мария', 'Сергеевна'],
    birthDate: '1990-04-12',
    portrait: null,
  })
  if (!registration) throw new TypeError('a Russian passport has two pages')
  const upload = async (scan: Buffer, page: string, faces: Face[]) => {
    vi.spyOn(server().services.faces, 'find').mockResolvedValueOnce({ faces, light: null })
    const answer = await server().call<{ findings: string[] }>('POST', '/passportfile', {
      token: made.token,
      ...uploadForm({ fields: { participant: made.guid, page }, file: scan }),
    })
    expect(answer.status).toBe(200)
    return answer.body.findings
  }
  const empty = sharp({ create: { width: 900, height: 700, channels: 3, background: '#f4ece0' } })
  expect(await upload(main, 'main', [small])).toEqual([])
  expect(await upload(main, 'main', [])).toEqual(['face_none'])
  expect(await upload(main, 'main', [{ ...small, chin: { x: 100, y: 330 } }])).toEqual(['cut'])
  expect(await upload(registration, 'registration', [])).toEqual([])
  expect(await upload(registration, 'registration', [small])).toEqual(['face_there'])
  expect(await upload(await sharp(registration).blur(4).toBuffer(), 'registration', [])).toEqual(['blurred'])
  expect(await upload(await sharp(registration).linear(0.15, 0).toBuffer(), 'registration', [])).toEqual([
    'dark',
  ])
  expect(await upload(await empty.jpeg().toBuffer(), 'registration', [])).toEqual(['pale'])

  vi.spyOn(server().services.faces, 'find').mockRejectedValueOnce(new FaceFinderUnavailable('down'))
  const unseen = await server().call('POST', '/passportfile', {
    token: made.token,
    ...uploadForm({ fields: { participant: made.guid }, file: main }),
  })
  expect(unseen).toMatchObject({ status: 200, body: { findings: [] } })
})
