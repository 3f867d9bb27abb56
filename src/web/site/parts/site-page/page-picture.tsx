import type { Picture } from '#contract/picture.ts'
import { Image } from '#web/kit/picture/image.tsx'

/** A page's picture over the full width, low enough that the text below stays visible. */
export function PagePicture({ picture }: { picture: Picture }) {
  return (
    <div className="page-width pb-8 md:pb-12">
      <Image
        path={picture.path}
        alt={picture.alt}
        width={1200}
        height={400}
        loading="eager"
        className="aspect-[2/1] h-auto w-full rounded-lg md:aspect-[3/1]"
      />
    </div>
  )
}
