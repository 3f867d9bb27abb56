import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import type * as TensorFlow from '@tensorflow/tfjs-core'

type Tensor = TensorFlow.Tensor
export type Image = TensorFlow.Tensor3D

type Located = { score: number; box: { x: number; y: number; width: number; height: number } }

type Net = { loadFromWeightMap(weights: TensorFlow.NamedTensorMap): void }

type Nets = {
  tinyFaceDetector: Net & {
    locateFaces(image: Image, options: { inputSize: number; scoreThreshold: number }): Promise<Located[]>
  }
  ssdMobilenetv1: Net & { locateFaces(image: Image, options: { minConfidence: number }): Promise<Located[]> }
  faceLandmark68Net: Net & {
    detectLandmarks(image: Image): Promise<{ positions: { x: number; y: number }[] }>
  }
}

export type FaceLibrary = { tf: typeof TensorFlow; nets: Nets }

const require = createRequire(import.meta.url)

/** Model files of the package by net; the one that recognises people is deliberately missing. */
const models = {
  tinyFaceDetector: 'tiny_face_detector_model',
  ssdMobilenetv1: 'ssd_mobilenetv1_model',
  faceLandmark68Net: 'face_landmark_68_model',
} as const satisfies Record<keyof Nets, string>

/**
 * Loads the library without `@tensorflow/tfjs`, which would bring 200 MB for nothing (decision 026): the core provides what the library needs from
 * it, once its tensors have the chained operations that the library calls. Changes how this process loads modules, so use it only in a process of its
 * own.
 */
export async function loadFaceLibrary(): Promise<FaceLibrary> {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === '@tensorflow/tfjs' ? '@tensorflow/tfjs-core' : specifier, context),
  })
  const tf = require('@tensorflow/tfjs-core') as typeof TensorFlow
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void }
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`)
  await tf.setBackend('wasm')
  chainOperations(tf)
  const { nets } = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as { nets: Nets }
  return { tf, nets }
}

export function loadModel({ tf, nets }: FaceLibrary, net: keyof Nets): void {
  const folder = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'model')
  const manifest = readFileSync(join(folder, `${models[net]}-weights_manifest.json`), 'utf8')
  const groups = JSON.parse(manifest) as { paths: string[]; weights: TensorFlow.io.WeightsManifestEntry[] }[]
  const weights: TensorFlow.NamedTensorMap = {}
  for (const group of groups) {
    const bytes = Buffer.concat(group.paths.map(path => readFileSync(join(folder, path))))
    Object.assign(weights, tf.io.decodeWeights(new Uint8Array(bytes).buffer, group.weights))
  }
  nets[net].loadFromWeightMap(weights)
}

function chainOperations(tf: typeof TensorFlow): void {
  const shaped = function (this: Tensor, ...shape: number[]) {
    return tf.reshape(this, shape)
  }
  Object.assign(tf.Tensor.prototype, {
    as2D: shaped,
    as3D: shaped,
    as4D: shaped,
    as1D(this: Tensor) {
      return tf.reshape(this, [this.size])
    },
    reshape(this: Tensor, shape: number[]) {
      return tf.reshape(this, shape)
    },
    expandDims(this: Tensor, axis?: number) {
      return tf.expandDims(this, axis)
    },
    slice(this: Tensor, begin: number[], size: number[]) {
      return tf.slice(this, begin, size)
    },
    div(this: Tensor, other: Tensor | number) {
      return tf.div(this, other)
    },
    mul(this: Tensor, other: Tensor | number) {
      return tf.mul(this, other)
    },
    add(this: Tensor, other: Tensor | number) {
      return tf.add(this, other)
    },
    sub(this: Tensor, other: Tensor | number) {
      return tf.sub(this, other)
    },
    toInt(this: Tensor) {
      return tf.cast(this, 'int32')
    },
  })
}
