import type { TestParticipant } from '#test/factories/participant.ts'
import { uploadForm } from '#test/factories/upload.ts'
import type { TestServer } from '#test/server.ts'

type Stored = { fileGuid: string; width: number; height: number; version: number }

/** The whole of the picture that `drawPicture` draws by default. */
export const whole = { x: 0, y: 0, width: 600, height: 600 }

/** Uploads a photograph; a crop given as text is sent unchanged. */
export function photographUpload(server: () => TestServer, owner: () => TestParticipant) {
  return (file: Buffer, crop: unknown = whole, by = owner(), name = 'photo.jpg') => {
    const fields = {
      participant: by.guid,
      crop: typeof crop === 'string' ? crop : JSON.stringify(crop),
      declared: 'true',
    }
    return server().call<Stored>('POST', '/image', {
      token: by.token,
      ...uploadForm({ fields, file, fileName: name }),
    })
  }
}
