import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import type { ImageFit } from '#domain/image/image-modifiers.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Rosette } from '#web/ui/guilloche.tsx'
import { imageAddress, imageSourceSet, placeholderAddress } from './image-address.ts'
import { readDimensions } from './image-dimensions.ts'

type ImageProps = {
  /** As an upload returned it; null where there is no picture, which is shown as line work. */
  path: string | null
  /** What it shows; empty where it is decoration. */
  alt: string
  /** CSS pixels of its place at its largest. Classes may make it smaller; the ratio stays, so nothing moves. */
  width: number
  height: number
  /** `eager` for what is seen first: it is fetched with high priority. */
  loading?: 'lazy' | 'eager'
  fit?: ImageFit
  /** `rrggbb` behind what is transparent. */
  background?: string
  quality?: number
  /** A data URL that the content brought along; `none` where nothing may shine through. */
  placeholder?: string | 'none'
  className?: string
}

/**
 * A public picture: webp for densities 1 and 2, its place kept from the first paint, a blurred one of 10 x 10 until it has
 * come (for a lazy one once it is near), the guilloche where it cannot (spec points 7 and 9). On the
 * public site, which React does not wake up, site/script/picture.ts does the same. Without scripts it is a plain picture.
 */
export function Image(props: ImageProps) {
  const { path, alt, width, height, loading = 'lazy', fit = 'cover', className } = props
  const element = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<{ path: string | null; is: 'shown' | 'broken' }>()
  const is = state?.path === path ? state.is : 'coming'
  const near = useNear(element, loading === 'eager' || props.placeholder !== undefined)

  const judge = (picture: HTMLImageElement) =>
    setState({ path, is: readDimensions(picture).ratio > 0 ? 'shown' : 'broken' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what had come before the page woke up raised no event that we heard
  useEffect(() => {
    const picture = element.current
    if (picture?.complete && picture.currentSrc !== '') judge(picture)
  }, [path])

  if (path === null || is === 'broken')
    return <MissingImage seed={path ?? alt} alt={alt} width={width} height={height} className={className} />
  const wish = { width, height, fit, background: props.background, quality: props.quality }
  return (
    <img
      ref={element}
      data-picture={path}
      data-placeholder={props.placeholder === 'none' ? 'none' : undefined}
      src={imageAddress(path, wish)}
      srcSet={imageSourceSet(path, wish)}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
      decoding="async"
      onLoad={event => judge(event.currentTarget)}
      onError={event => judge(event.currentTarget)}
      // Beside a dark page a light picture glares; a logo stands on a ground of its own.
      className={classNames(
        fit === 'cover' ? 'object-cover dark:brightness-90' : 'object-contain',
        className,
      )}
      style={
        near && is !== 'shown' ? placeholderStyle(props.placeholder ?? placeholderAddress(path)) : undefined
      }
    />
  )
}

/** About as far from the window as browsers begin to fetch lazy pictures. */
const nearby = '1200px'

/** Whether an element is, or soon comes, in sight: what only stands in for a picture is not asked for sooner than the picture. */
function useNear(element: RefObject<Element | null>, always: boolean): boolean {
  const [near, setNear] = useState(always)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: nearby },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element])
  return near
}

function placeholderStyle(placeholder: string): CSSProperties | undefined {
  if (placeholder === 'none') return undefined
  return { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover', backgroundPosition: 'center' }
}

/** What stands where a picture is missing: the line work of the house, in the same place. */
function MissingImage(props: {
  seed: string
  alt: string
  width: number
  height: number
  className: string | undefined
}) {
  const { seed, alt, width, height, className } = props
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={classNames('inline-flex items-center justify-center overflow-clip bg-sunken', className)}
      style={{ maxWidth: width, width: '100%', aspectRatio: `${width} / ${height}` }}
    >
      <Rosette seed={seed} lines={11} stroke={0.8} className="h-4/5" />
    </span>
  )
}
