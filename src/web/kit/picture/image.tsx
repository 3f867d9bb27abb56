import { ImageOff } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import type { ImageFit } from '#domain/image/image-modifiers.ts'
import { isDrawnImage } from '#domain/image/image-path.ts'
import { classNames } from '#web/ui/class-names.ts'
import { imageAddress, imageSourceSet, placeholderAddress } from './image-address.ts'
import { readDimensions } from './image-dimensions.ts'

type ImageProps = {
  /** As an upload returned it; without a path, the sign of a missing picture is shown. */
  path: string | null
  /** The description; empty for decoration. */
  alt: string
  /** Its largest size in CSS pixels. Classes may make it smaller; the ratio stays, so that nothing moves. */
  width: number
  height: number
  /** `eager` for what is visible first; a large one also comes before scripts and fonts. */
  loading?: 'lazy' | 'eager'
  fit?: ImageFit
  /** `rrggbb`, behind transparent parts. */
  background?: string
  quality?: number
  /** A data URL from the content; `none` where no placeholder may show through. */
  placeholder?: string | 'none'
  className?: string
}

/** CSS pixels. A narrower picture, such as a portrait in a list, is never the largest paint, and would only delay the text above it. */
const leastMain = 200

/**
 * A public picture: webp for densities 1 and 2, its place reserved from the first paint, a blurred 10 x 10 placeholder while it loads (for a lazy one
 * once it is near), a quiet mark if it fails (spec points 7 and 9). The public site is not hydrated; there site/script/picture.ts does the same.
 * Without scripts it is a plain picture.
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
    return <MissingImage alt={alt} width={width} height={height} className={className} />
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
      fetchPriority={loading === 'eager' && width >= leastMain ? 'high' : 'auto'}
      decoding="async"
      onLoad={event => judge(event.currentTarget)}
      onError={event => judge(event.currentTarget)}
      // On a dark page drawings have their dark version, photographs are dimmed; logos have their own background.
      className={classNames(
        fit === 'cover' ? 'object-cover' : 'object-contain',
        isDrawnImage(path) ? 'drawn' : fit === 'cover' && 'dark:brightness-90',
        className,
      )}
      style={
        near && is !== 'shown' ? placeholderStyle(props.placeholder ?? placeholderAddress(path)) : undefined
      }
    />
  )
}

/** About the distance at which browsers start loading lazy pictures. */
const nearby = '1200px'

/** Whether an element is near the screen, so that a placeholder does not load before its picture would. */
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

/** The sign of a picture in the place of a missing one; site/script/missing-picture.ts draws the same. */
function MissingImage(props: { alt: string; width: number; height: number; className: string | undefined }) {
  const { alt, width, height, className } = props
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={classNames(
        'inline-flex items-center justify-center overflow-clip bg-sunken text-text-quiet',
        className,
      )}
      style={{ maxWidth: width, width: '100%', aspectRatio: `${width} / ${height}` }}
    >
      <ImageOff aria-hidden="true" strokeWidth={1.5} className="size-6" />
    </span>
  )
}
