import { z } from 'zod'

/** A public picture as a page shows it: where `GET /image/{path}` finds it, its own size in pixels, and what it shows. */
export const picture = z.object({ path: z.string(), width: z.int(), height: z.int(), alt: z.string() })
export type Picture = z.infer<typeof picture>
