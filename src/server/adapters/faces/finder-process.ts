// The process that looks at photographs, started by finder-pool.ts: its memory is freed when it ends. It knows no file, no database and no setting;
// pixels come in, a few points and figures go out.
import { largestFace } from '#domain/photograph/face-geometry.ts'
import { openFaceModels } from './find-faces.ts'
import type { FinderAnswer, FinderRequest } from './finder-message.ts'
import { measureLight } from './measure-light.ts'

const find = await openFaceModels()

process.on('message', async ({ id, picture, kind }: FinderRequest) => {
  try {
    const faces = await find(picture, kind)
    const face = largestFace(faces)
    answer({ id, seen: { faces, light: face && measureLight(picture, face) } })
  } catch (error) {
    answer({ id, fault: error instanceof Error ? error.message : String(error) })
  }
})
// The parent process is gone.
process.on('disconnect', () => process.exit(0))

function answer(message: FinderAnswer): void {
  process.send?.(message)
}

answer({ ready: true })
